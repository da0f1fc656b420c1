/** @jest-environment jsdom */
/** After the application could not be loaded, the visitor's next action tries again. */
import { fieldsAttribute, nativeFields } from "../settings/interface";
import { announceAppFailed, announceAppReady } from "../features/start-up/app-root";
import { showMissingPart } from "../features/errors/script-notice";
import { loadApp } from "./load-app";
import { loadAppOnIntent } from "./load-app-on-intent";

jest.mock("./load-app", () => ({ loadApp: jest.fn(() => Promise.resolve()) }));
jest.mock("./show-stay", () => ({ showStay: () => Promise.resolve() }));
jest.mock("./settings", () => ({ text: (key: string) => key, settings: {} }));
jest.mock("./click-handlers", () => ({ clickHandlerOf: () => null }));

const { documentElement: root } = document;

const typeIn = async (field: HTMLElement, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1000);
  }
};

test("after a failure, typing tries again but scrolling does not, and success restores the calendar", async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="___gatsby"><p>Content</p><input type="search"></div>';
  const search = document.querySelector("input");
  if (search === null) throw new Error("There is no search field.");
  loadAppOnIntent({ held: [], failures: [], intent: "none", ready: false, awaitsStay: false });
  await typeIn(search, 2);
  expect(loadApp).toHaveBeenCalledTimes(1);

  announceAppFailed(new Error("A script is missing."));
  expect(search.hasAttribute("aria-busy")).toBe(false);
  expect(root.getAttribute(fieldsAttribute)).toBe(nativeFields);
  showMissingPart((key) => key);
  document.dispatchEvent(new Event("scroll"));
  await jest.advanceTimersByTimeAsync(1000);
  expect(loadApp).toHaveBeenCalledTimes(1);
  await typeIn(search, 2);
  expect(loadApp).toHaveBeenCalledTimes(2);

  announceAppReady();
  expect(search.hasAttribute("aria-busy")).toBe(false);
  expect(root.hasAttribute(fieldsAttribute)).toBe(false);
  expect(document.querySelector("[role=alert]")).toBeNull();
});
