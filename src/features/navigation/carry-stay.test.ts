/** @jest-environment jsdom */
import { emptyStay } from "../../lib/booking/kept-stay";
import { stayStore } from "../../lib/booking/stay-store";
import { carryStayToNewTabs } from "./carry-stay";

const chosen = { arrival: "2027-02-01", departure: "2027-02-05", guests: 3 };
const query = "?checkin=2027-02-01&checkout=2027-02-05&guests=3";

/** The URL that the browser reads when the event has been dispatched, and the link's URL afterwards. */
const press = async (href: string, type: string, init: MouseEventInit) => {
  document.body.innerHTML = `<main><a href="${href}"><span>Page</span></a></main>`;
  const link = document.querySelector("a")!;
  link.addEventListener(type, (event) => event.preventDefault());
  document.querySelector("span")!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
  const opened = link.getAttribute("href") ?? "";
  await new Promise((resolve) => setTimeout(resolve));
  return { opened: opened.replace(location.origin, ""), after: link.getAttribute("href") };
};

beforeAll(carryStayToNewTabs);
beforeEach(() => stayStore.set(chosen));

test.each([
  ["a click with the control key", "click", { ctrlKey: true }],
  ["a click with the command key", "click", { metaKey: true }],
  ["a click with the middle button", "auxclick", { button: 1 }],
  ["the menu of the link", "contextmenu", { button: 2 }],
])("%s opens the page with the chosen stay, and the link keeps its URL", async (_, type, init) => {
  expect(await press("/faq#parking", type, init)).toEqual({ opened: `/faq${query}#parking`, after: "/faq#parking" });
});

test("a click that stops at the document, as on a prerendered link, is seen", async () => {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", stop, true);
  expect((await press("/faq", "click", { ctrlKey: true })).opened).toBe(`/faq${query}`);
  document.removeEventListener("click", stop, true);
});

test.each([
  ["a plain click, which changes the page in this tab", "/faq", { button: 0 }],
  ["a link with its own stay", "/faq?checkin=2027-03-01", { ctrlKey: true }],
  ["a file", "/guide.pdf", { ctrlKey: true }],
  ["another site", "https://maps.example/faq", { ctrlKey: true }],
])("%s gets no stay", async (_, href, init) => {
  expect((await press(href, "click", init)).opened).toBe(href);
});

test("without a chosen arrival, the URL stays as it is", async () => {
  stayStore.set({ ...emptyStay, guests: 3 });
  expect((await press("/faq", "click", { ctrlKey: true })).opened).toBe("/faq");
});

test("in a house with several suites, the page of another suite opens with the days, and other pages with the suite, too", async () => {
  stayStore.set({ ...chosen, suite: "garden-suite" });
  const open = async (href: string) => (await press(href, "click", { ctrlKey: true })).opened;
  expect(await open("/suite/luxury-suite")).toBe(`/suite/luxury-suite${query}`);
  expect(await open("/el/suite/luxury-suite")).toBe(`/el/suite/luxury-suite${query}`);
  expect(await open("/contact")).toBe(`/contact${query}&suite=garden-suite`);
});
