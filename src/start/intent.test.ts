/** @jest-environment jsdom */
/** When the application is loaded: what the visitor does is answered first (specification §2). */
import { isAppNeededAtOnce, onIntent, onRest } from "./intent";

/** A new one for each test: what a test has listened for stays with the document. */
let load = jest.fn();

const press = (target: Element, ...types: readonly string[]) => {
  for (const type of types) target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
};
const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
};

beforeEach(() => {
  jest.useFakeTimers();
  load = jest.fn();
});
afterEach(() => jest.useRealTimers());

it("waits for the click that a finger is about to make, and for the frame that answers it", () => {
  const button = element("<button>Menu</button>");
  onIntent({ intent: "none" }, load);
  press(button, "pointerdown");
  jest.advanceTimersByTime(100);
  expect(load).not.toHaveBeenCalled();
  press(button, "click");
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(["pointercancel", "nothing more"])("loads when a press becomes no click: %s", (end) => {
  const text = element("<p>Words</p>");
  onIntent({ intent: "none" }, load);
  press(text, "pointerdown");
  if (end === "pointercancel") press(text, end);
  jest.advanceTimersByTime(600);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['<a href="/contact">Contact</a>', 0],
  ['<a href="/contact" target="_blank">Contact</a>', 1],
  ['<a href="#location">Location</a>', 1],
  ['<a href="mailto:stay@aithra.example">Write</a>', 1],
])("leaves the line to the page that a click leads to: %s", (html, times) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const link = element(html);
  onIntent({ intent: "none" }, load);
  press(link, "pointerdown", "click");
  jest.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledTimes(times);
});

it("takes what scripts answer themselves for no sign: the page may be about to be loaded anew", async () => {
  const button = element("<button data-start>Reload</button>");
  onIntent({ intent: "none" }, load);
  press(button, "pointerdown", "click");
  button.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});

it("loads after a key's effect has been drawn", () => {
  onIntent({ intent: "none" }, load);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(load).toHaveBeenCalledTimes(1);
});

it("takes the focus that a press brings for a part of it", async () => {
  const button = element("<button>Menu</button>");
  onIntent({ intent: "none" }, load);
  press(button, "pointerdown");
  button.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await jest.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
  press(button, "click");
  await jest.advanceTimersByTimeAsync(20);
  expect(load).toHaveBeenCalledTimes(1);
});

it("comes without a frame in a tab out of sight", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  onIntent({ intent: "strong" }, load);
  jest.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it("takes where the pointer lies as the page comes for no sign, and its first step for one", async () => {
  const move = (movementX: number) => {
    const event = new MouseEvent("pointermove", { bubbles: true });
    document.body.dispatchEvent(
      Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } }),
    );
  };
  onIntent({ intent: "none" }, load);
  move(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  move(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
});

it("waits with patience for everything but what only the application answers", async () => {
  const field = element("<input>");
  const soon = jest.fn();
  onIntent({ intent: "none" }, load, { soon, isUrgent: (target) => target === field });
  document.dispatchEvent(new Event("scroll"));
  press(document.body, "pointerdown", "click");
  await jest.advanceTimersByTimeAsync(1000);
  expect(soon).toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  press(field, "pointerdown", "click");
  await jest.advanceTimersByTimeAsync(20);
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads at rest where the page reads something anew, once its visitor reads and not before", async () => {
  element('<div data-app="rest"></div>');
  expect(isAppNeededAtOnce({ search: "?a=b", hash: "#a" }, false)).toBe(false);
  onRest(load);
  // The page has loaded; in a browser without idle callbacks it counts as idle two seconds later.
  await jest.advanceTimersByTimeAsync(2000);
  document.dispatchEvent(new Event("scroll"));
  await jest.advanceTimersByTimeAsync(1400);
  document.dispatchEvent(new Event("scroll"));
  await jest.advanceTimersByTimeAsync(1400);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads at rest nowhere else", async () => {
  element("<div></div>");
  onRest(load);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ["?checkin=2026-12-04", true],
  ["?guests=3", true],
  ["?utm_source=letter", false],
  ["", false],
])("loads at once where the address names a stay and the page speaks of one: %j", (search, needed) => {
  element('<form data-app="stay"></form>');
  expect(isAppNeededAtOnce({ search, hash: "" }, false)).toBe(needed);
  element("<form></form>");
  expect(isAppNeededAtOnce({ search, hash: "" }, false)).toBe(false);
});
