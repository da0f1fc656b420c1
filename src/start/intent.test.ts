/** @jest-environment jsdom */
/** When the application is loaded: the browser first responds to the visitor's action (specification §2). */
import { keptStayKey } from "../lib/booking/kept-stay";
import { isAppNeededAtOnce, onIntent, onRest } from "./intent";

/** A new mock per test, because listeners of earlier tests stay on the document. */
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

it("loads after the click that follows a press, and after the next frame", () => {
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

it.each(["pointercancel", "nothing more"])("loads if a press does not become a click: %s", (end) => {
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
])("loads unless the click leads to another page: %s", (html, times) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const link = element(html);
  onIntent({ intent: "none" }, load);
  press(link, "pointerdown", "click");
  jest.advanceTimersByTime(1000);
  expect(load).toHaveBeenCalledTimes(times);
});

it("ignores elements that the start scripts handle, which may reload the page", async () => {
  const button = element("<button data-start>Reload</button>");
  onIntent({ intent: "none" }, load);
  press(button, "pointerdown", "click");
  button.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});

it("loads after the effect of a key press is drawn", () => {
  onIntent({ intent: "none" }, load);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(load).toHaveBeenCalledTimes(1);
});

it("treats focus during a press as part of the press", async () => {
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

it("loads without waiting for a frame in a hidden tab", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  onIntent({ intent: "strong" }, load);
  jest.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(1);
});

it("ignores the pointer's initial position, and loads when it moves", async () => {
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

it("on a page that can wait, loads only for an event that needs the application, and calls `onOther` for the others", async () => {
  const field = element("<input>");
  const onOther = jest.fn();
  onIntent({ intent: "none" }, load, { isUrgent: (target) => target === field, onOther });
  document.dispatchEvent(new Event("scroll"));
  press(document.body, "pointerdown", "click");
  await jest.advanceTimersByTimeAsync(1000);
  expect(onOther).toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  press(field, "pointerdown", "click");
  await jest.advanceTimersByTimeAsync(20);
  expect(load).toHaveBeenCalledTimes(1);
});

it('with `data-app="rest"`, loads once the page is idle and the visitor is reading', async () => {
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

it('without `data-app="rest"`, does not load while the visitor is reading', async () => {
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
])("loads at once if the URL has a stay and the page shows one: %j", (search, needed) => {
  element('<form data-app="stay"></form>');
  expect(isAppNeededAtOnce({ search, hash: "" }, false)).toBe(needed);
  element("<form></form>");
  expect(isAppNeededAtOnce({ search, hash: "" }, false)).toBe(false);
});

it("the application is needed at once on a page that shows the tab's stay, if a stay is stored", () => {
  element('<div data-app="any-stay"></div>');
  const address = { search: "", hash: "" };
  expect(isAppNeededAtOnce(address, false)).toBe(false);
  sessionStorage.setItem(keptStayKey, "{}");
  expect(isAppNeededAtOnce(address, false)).toBe(true);
  element('<div data-app="stay"></div>');
  expect(isAppNeededAtOnce(address, false)).toBe(false);
  sessionStorage.clear();
});
