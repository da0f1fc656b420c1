/** @jest-environment jsdom */
/**
 * If the application fails to load or is late, a page with content offers what works without it; the next press or typing that needs the
 * application loads it again.
 */
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

const searchPage = (): HTMLInputElement => {
  document.body.innerHTML = '<div id="___gatsby"><p>Content</p><input type="search"></div>';
  const search = document.querySelector("input");
  if (search === null) throw new Error("There is no search field.");
  return search;
};

const start = () => loadAppOnIntent({ held: [], failures: [], intent: "none", ready: false, awaitsStay: false });

const notice = () => document.querySelector("[role=alert]");

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadApp).mockClear();
  root.removeAttribute(fieldsAttribute);
});

test("after a failure, typing tries again but scrolling does not, and success removes the native date fields", async () => {
  const search = searchPage();
  start();
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
  expect(notice()).toBeNull();
});

test("if the application does not load in time, the page offers what works without it until it has loaded", async () => {
  const search = searchPage();
  start();
  await typeIn(search, 2);
  expect(search.getAttribute("aria-busy")).toBe("true");
  await jest.advanceTimersByTimeAsync(30_000);
  expect(search.hasAttribute("aria-busy")).toBe(false);
  expect(root.getAttribute(fieldsAttribute)).toBe(nativeFields);
  expect(notice()).not.toBeNull();

  announceAppReady();
  expect(root.hasAttribute(fieldsAttribute)).toBe(false);
  expect(notice()).toBeNull();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(root.hasAttribute(fieldsAttribute)).toBe(false);
});

test("a page without content goes on waiting", async () => {
  document.body.innerHTML = '<div id="___gatsby"></div><input type="search">';
  start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(root.hasAttribute(fieldsAttribute)).toBe(false);
});
