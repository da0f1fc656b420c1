/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { FaqQuestions } from "./faq-questions";

jest.mock("gatsby", () => ({ graphql: () => null }));
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
