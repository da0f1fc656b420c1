/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { FaqQuestions } from "./faq-questions";
import { matchingIds } from "./questions";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../components/ui/onward-link", () => ({ OnwardLink: () => null }));
jest.mock("../../components/ui/text-with-links", () => ({ LinkedText: () => null }));

const groups = [
  { id: "payment", title: "Payment", items: [{ id: "pay", question: "How do I pay?", answer: "By card." }] },
  { id: "suite", title: "The suite", items: [{ id: "coffee", question: "Is there coffee?", answer: "Yes." }] },
];
const search = (query: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value: query } });
const linked = () => [...document.querySelectorAll("nav a[href]")].map(({ textContent }) => textContent);

test("during a search, the list of groups links only to groups that are shown, and names the others", () => {
  render(<FaqQuestions groups={groups} />);
  expect(linked()).toEqual(["Payment", "The suite"]);
  search("coffee");
  expect(linked()).toEqual(["The suite"]);
  expect(screen.getByText("Payment", { selector: "nav a" })).toBeTruthy();
  search("");
  expect(linked()).toEqual(["Payment", "The suite"]);
});

test("the button that opens all answers follows answers that are opened one by one", () => {
  render(<FaqQuestions groups={groups} />);
  const answers = screen.getAllByRole<HTMLDetailsElement>("group");
  const toggle = (answer: HTMLDetailsElement) => {
    answer.open = !answer.open;
    fireEvent(answer, new Event("toggle"));
  };
  answers.forEach(toggle);
  fireEvent.click(screen.getByRole("button", { name: "faq.collapseAll" }));
  expect(answers.map(({ open }) => open)).toEqual([false, false]);
  fireEvent.click(screen.getByRole("button", { name: "faq.expandAll" }));
  expect(answers.map(({ open }) => open)).toEqual([true, true]);
  answers.slice(0, 1).forEach(toggle);
  expect(screen.getByRole("button", { name: "faq.expandAll" })).toBeTruthy();
});

test("during a search, the button is about the answers that are shown", () => {
  render(<FaqQuestions groups={groups} />);
  search("coffee");
  const [coffee] = screen.getAllByRole<HTMLDetailsElement>("group").filter(({ hidden }) => !hidden);
  coffee!.open = true;
  fireEvent(coffee!, new Event("toggle"));
  expect(screen.getByRole("button", { name: "faq.collapseAll" })).toBeTruthy();
  search("");
  expect(screen.getByRole("button", { name: "faq.expandAll" })).toBeTruthy();
});

const english = [
  { id: "pay", group: "Booking and payment", question: "How do I pay?", answer: "By card, or with cash first." },
  { id: "change", group: "Booking and payment", question: "May I change my mind?", answer: "Cancel by the deadline." },
  { id: "times", group: "Arrival and departure", question: "When is check-in?", answer: "From three." },
  { id: "wifi", group: "The suite", question: "Is the Wi-Fi fast?", answer: "It runs at 100 Mbps, free of charge." },
  { id: "coffee", group: "The suite", question: "Is there coffee?", answer: "Two moka pots; we are self-catering." },
];

test.each([
  ["", ["pay", "change", "times", "wifi", "coffee"]],
  ["   ", ["pay", "change", "times", "wifi", "coffee"]],
  ["moka", ["coffee"]],
  ["COFF", ["coffee"]],
  ["wifi", ["wifi"]],
  ["wi-fi", ["wifi"]],
  ["Wi‑Fi 100", ["wifi"]],
  ["checkin", ["times"]],
  ["check-in", ["times"]],
  ["catering", ["coffee"]],
  ["payment", ["pay", "change"]],
  ["payments", ["pay", "change"]],
  ["arrival", ["times"]],
  ["cancellation", ["change"]],
  ["coffee cash", []],
  ["office", []],
])("in English, “%s” finds %j", (search, found) => {
  expect([...matchingIds(english, search)]).toEqual(found);
});

const greek = [
  { id: "pay", group: "Κράτηση και πληρωμή", question: "Πώς εξοφλώ;", answer: "Με κάρτα." },
  { id: "change", group: "Κράτηση και πληρωμή", question: "Μπορώ να ακυρώσω;", answer: "Ως την προθεσμία." },
  { id: "luggage", group: "Άφιξη και αναχώρηση", question: "Πού μένουν τα πράγματα;", answer: "Φυλάμε τις βαλίτσες." },
  { id: "times", group: "Άφιξη και αναχώρηση", question: "Τι ώρα είναι το check-in;", answer: "Από τις τρεις." },
  { id: "parking", group: "Η πόλη", question: "Πού αφήνω το αυτοκίνητο;", answer: "Θέση στάθμευσης δεν έχουμε." },
  { id: "wifi", group: "Η σουίτα", question: "Είναι γρήγορο το Wi-Fi;", answer: "Φτάνει τα 100 Mbps." },
];

test.each([
  ["αυτοκινητο", ["parking"]],
  ["autokinhto", ["parking"]],
  ["afiksi", ["luggage", "times"]],
  ["valitsa", ["luggage"]],
  ["ΣΤΆΘΜΕΥΣΗΣ", ["parking"]],
  ["στάθμευση", ["parking"]],
  ["πληρωμή", ["pay", "change"]],
  ["ακύρωση", ["change"]],
  ["άφιξη", ["luggage", "times"]],
  ["βαλίτσα", ["luggage"]],
  ["wifi", ["wifi"]],
  ["wi-fi", ["wifi"]],
  ["checkin", ["times"]],
  ["γραφείο", []],
])("in Greek, “%s” finds %j", (search, found) => {
  expect([...matchingIds(greek, search)]).toEqual(found);
});
