/** A visitor's storage and actions, and mocks of third-party services, for tests of language, consent and start-up. */
import type { BrowserContext, Page, Request } from "@playwright/test";
// Declares `window.startState`.
import type {} from "../../src/start/start-state";
import { hostsOf as hostsOfService } from "../../gatsby/html/start-settings";
import { deferred } from "./promises";
import { countryLookup } from "./fixtures";
import { idle, twoFrames } from "./page-checks";
import { siteFile } from "./site-file";

/** Holds the page's country lookup. Returns a function that responds with a country and whose promise resolves when the response is sent. */
export const holdLookup = async (page: Page): Promise<(country: string) => Promise<void>> => {
  const country = deferred<string>();
  const sent = deferred();
  await page.route(`${countryLookup.href}**`, async (route) => {
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ json: { country: await country.promise }, headers }).catch(() => undefined);
    sent.resolve();
  });
  return (value) => {
    country.resolve(value);
    return sent.promise;
  };
};

/** Holds all requests of the page to URLs that match. Returns a function that releases them. */
export const holdRequests = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const held = deferred();
  await page.route(address, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
};

/** The value of a key in the page's localStorage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Simulates a returning visitor: stores values before the first page of a tab runs. Later pages of the tab keep what has changed since. */
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

/** Simulates blocked storage: every access throws an error. */
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

/** Simulates full storage: reading works, writing throws an error. */
export const fillStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
};

/** Presses a key, which makes the page load the application, and waits until the application has started. */
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

/**
 * Waits until the parts of the start scripts that load while the browser is idle have run. The last of these parts is the one for
 * offline visits (`src/start/start.ts`). Staff pages lack this part, so do not wait for it there.
 */
export const untilStarted = async (page: Page): Promise<void> => {
  const part = await page.waitForFunction(
    () =>
      new Promise<string>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const { name } of list.getEntries()) if (/\/start-\w\w-offline-\w+\.js$/.test(name)) resolve(name);
        });
        observer.observe({ type: "resource", buffered: true });
      }),
  );
  // The page began to import this module earlier, so the page's own `import()` resolves before this one.
  await page.evaluate(async (address) => void (await import(address)), await part.jsonValue());
};

/**
 * Runs `act`, then waits until the page does nothing more without further input: its start scripts have run, all requests have ended,
 * and none has begun during two frames and an idle period.
 */
export const untilAtRest = async (page: Page, act: () => Promise<unknown> = async () => {}): Promise<void> => {
  const underWay = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    underWay.add(request);
    begun += 1;
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await act();
  await untilStarted(page);
  for (let seen = -1; underWay.size > 0 || begun > seen;) {
    seen = begun;
    await twoFrames(page);
    await idle(page);
  }
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
};

/** The scripts of the services in some categories, from `content/site.yml`. */
export const scriptsOf = (...categories: readonly string[]): string[] =>
  siteFile.thirdParties.flatMap(({ category, script }) =>
    script !== undefined && categories.includes(category) ? [script] : [],
  );

/** All hosts of the services in some categories. */
export const hostsOf = (...categories: readonly string[]): string[] =>
  siteFile.thirdParties.filter(({ category }) => categories.includes(category)).flatMap(hostsOfService);

/** Answers the requests to services that need consent with an empty script. Returns a list to which the URL of each request is added. */
export const answerServices = async (page: Page): Promise<string[]> => {
  const requested: string[] = [];
  const hosts = hostsOf("functional", "analytics", "marketing");
  await page.route(
    (url) => hosts.includes(url.host),
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return requested;
};
