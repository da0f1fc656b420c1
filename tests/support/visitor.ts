/** What a visitor's browser holds and does, for tests of language, consent and start-up. */
import type { BrowserContext, Page } from "@playwright/test";
import type {} from "../../src/start/start-state";
import { countryLookup } from "./fixtures";

/** Holds every country lookup of the page until the test lets it answer with a country. */
export const holdLookup = async (page: Page): Promise<(country: string) => void> => {
  let answer: (country: string) => void = () => undefined;
  const country = new Promise<string>((resolve) => {
    answer = resolve;
  });
  await page.route(`${countryLookup.href}**`, async (route) => {
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ json: { country: await country }, headers }).catch(() => undefined);
  });
  return (value) => answer(value);
};

/** Holds every request of the page to an address; the answer lets them go. */
export const holdRequests = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A visitor who has been here before: keeps values before any page runs, once, so that tests can see them change. */
export const storeBefore = async (
  target: Page | BrowserContext,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  await target.addInitScript((kept) => {
    if (location.protocol === "about:" || sessionStorage.getItem("prepared") !== null) return;
    sessionStorage.setItem("prepared", "1");
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, values);
};

/** Storage as a browser blocks it: every access throws. */
export const blockStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", blocked);
    Object.defineProperty(window, "sessionStorage", blocked);
  });
};

/** Storage that is full: reading works, writing throws. */
export const fillStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
};

/** Waits until the application has taken over the page. It comes at the first sign of intent, so this gives one. */
export const wake = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  const ready = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (window.startState?.ready === true) resolve();
        else window.addEventListener("app-ready", () => resolve(), { once: true });
      }),
  );
  await page.keyboard.press("Shift");
  await ready;
};
