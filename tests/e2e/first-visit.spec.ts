/**
 * The cost of a first visit: the size of all requests, layout shifts, and no request to other hosts except the country
 * lookup (specification §7).
 */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { inLanguage, languages } from "../../src/settings/languages";
import { countryLookup, expect, test } from "../support/fixtures";
import { openWithLateTypefaces, shiftsOf, watchShifts } from "../support/page-checks";
import { wake } from "../support/visitor";

/**
 * The largest sizes of the scripts and of all files of the home page on a phone, in bytes: before the first sign of intent, and in total
 * after hydration.
 */
const budgets = {
  initial: { script: 19 * 1024, all: 300 * 1024 },
  hydrated: { script: 153 * 1024, all: 420 * 1024 },
};

/** Code that only some visitors need, recognised by strings that minification keeps. */
const loadedOnDemand: readonly (readonly [string, RegExp])[] = [
  ["supabase-js", /GoTrueClient|supabase-js|realtime-js/],
  ["the map library", /leaflet-(?:container|pane|tile)/],
  ["the gallery viewer", /viewer\.zoomIn/],
];

const consentDialog = /\/start-\w\w-consent-\w+\.js$/;

interface Fetched {
  readonly address: string;
  readonly type: string;
  /** Size in bytes, with gzip for text. */
  readonly bytes: number;
  readonly text: string;
}

const isText = /^(?:text|application)\/|svg/;

const measure = async (response: Response): Promise<Fetched> => {
  const type = response.headers()["content-type"] ?? "";
  const body = await response.body().catch(() => Buffer.alloc(0));
  const compresses = isText.test(type);
  return {
    address: response.url(),
    type: response.request().resourceType(),
    bytes: compresses ? gzipSync(body, { level: 9 }).byteLength : body.byteLength,
    text: compresses ? body.toString("utf8") : "",
  };
};

/** Records the site's responses from now on. Returns a function that measures them. */
const record = (page: Page, baseURL: string): (() => Promise<Fetched[]>) => {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(baseURL)) responses.push(response);
  });
  return () => Promise.all(responses.map(measure));
};

const sum = (all: readonly Fetched[]): number => all.reduce((total, { bytes }) => total + bytes, 0);
const table = (all: readonly Fetched[]): string =>
  [...all]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ address, bytes }) => `${String(bytes).padStart(8)} ${new URL(address).pathname}`)
    .join("\n");

for (const language of languages) {
  test.describe(`the home page on a phone (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

    test("the page stays within its budgets before and after hydration, fetches no file twice, and loads no code that only some visitors need", async ({
      page,
      baseURL,
    }) => {
      const fetched = record(page, baseURL ?? "");
      await page.goto(inLanguage("/", language), { waitUntil: "networkidle" });
      // The browser loads them once it is idle, which on a busy machine can be after the network seems idle.
      await page.waitForFunction(() => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        return ["measure", "offline"].every((part) => loaded.some((name) => name.includes(`-${part}-`)));
      });
      const initial = await fetched();
      const early = initial.filter(({ type }) => type === "script");
      expect(sum(early), table(early)).toBeLessThanOrEqual(budgets.initial.script);
      expect(sum(initial), table(initial)).toBeLessThanOrEqual(budgets.initial.all);
      expect(
        early.map(({ address }) => new URL(address).pathname).sort(),
        "scripts before the first sign of intent",
      ).toEqual([
        expect.stringMatching(/^\/start-\w\w-[A-Z\d]+\.js$/),
        expect.stringMatching(/^\/start-\w\w-measure-\w+\.js$/),
        expect.stringMatching(/^\/start-\w\w-offline-\w+\.js$/),
      ]);
      await wake(page);
      await page.waitForLoadState("networkidle");
      const all = await fetched();
      const scripts = all.filter(({ type }) => type === "script");
      expect(sum(scripts), `scripts\n${table(scripts)}`).toBeLessThanOrEqual(budgets.hydrated.script);
      expect(sum(all), `everything\n${table(all)}`).toBeLessThanOrEqual(budgets.hydrated.all);
      const addresses = all.map(({ address }) => address);
      expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
      for (const [what, words] of loadedOnDemand) {
        const found = scripts.filter(({ text }) => words.test(text)).map(({ address }) => address);
        expect(found, what).toEqual([]);
      }
      expect(addresses.filter((address) => consentDialog.test(address))).toEqual([]);
    });
  });
}

for (const path of ["/", "/suite/luxury-suite", "/journal/four-day-trips", "/blog", "/reviews", "/contact", "/proof"]) {
  for (const language of languages) {
    const address = inLanguage(path, language);
    // A Greek address is itself a choice of language, so the country is not looked up.
    const expected = language === "el" ? [] : [countryLookup.href];
    const asked = language === "el" ? "no other host" : "no other host except the country lookup";

    test(`${address}: nothing shifts with late fonts or while scrolling, and ${asked} gets a request`, async ({
      page,
      foreignRequests,
    }) => {
      await watchShifts(page);
      await openWithLateTypefaces(page, address);
      await wake(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 500) {
          window.scrollTo({ top, behavior: "instant" });
          // Each step is painted before the next, as when a visitor scrolls.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      await page.waitForLoadState("networkidle");
      const { sum: moved, shifts } = await shiftsOf(page);
      expect(moved, shifts.join("\n")).toBeLessThan(0.001);
      expect(foreignRequests).toEqual(expected);
      await expect(page.locator("link[rel=preconnect]")).toHaveCount(0);
    });
  }
}

test("the code of the consent dialog and of the gallery viewer is loaded when they are opened", async ({
  page,
  baseURL,
}) => {
  const fetched = record(page, baseURL ?? "");
  await page.goto("/suite/luxury-suite");
  await page.getByRole("button", { name: "Manage" }).click();
  await expect(page.getByRole("dialog", { name: "Cookie preferences" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Reject all" }).click();
  await wake(page);
  await page.locator("[id^=open-]").first().click();
  await expect(page.getByRole("dialog").first()).toBeVisible();
  const scripts = async () => (await fetched()).filter(({ type }) => type === "script");
  expect((await scripts()).some(({ address }) => consentDialog.test(address))).toBe(true);
  // The dialog may open before the viewer's code has arrived.
  const viewer = new Map(loadedOnDemand).get("the gallery viewer");
  await expect.poll(async () => (await scripts()).some(({ text }) => viewer?.test(text))).toBe(true);
});
