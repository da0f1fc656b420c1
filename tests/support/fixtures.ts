/**
 * The end-to-end tests' own `test` and `expect`. Console errors fail a test unless it allows them. The browser reaches only
 * loopback (`tests/support/browser.ts`), and the country lookup fails unless the test chooses its response. Also: the tag of tests that do
 * not depend on the window's width, and sizes of the screen for tests that choose their own.
 */
import { test as base, expect, type BrowserContext, type ConsoleMessage } from "@playwright/test";
import { siteFile } from "./site-file";

interface Options {
  /** The country that the lookup returns (ISO 3166 code). Without one, the lookup fails. */
  readonly country: string | undefined;
}

interface Fixtures {
  /** Allows expected console messages: `allow(/status of 404/)`. */
  readonly allow: (pattern: RegExp) => void;
  /** URLs of requests to other hosts, in order. All of them fail unless the test mocks them. */
  readonly foreignRequests: string[];
}

/** The configured URL of the country lookup, or a non-existent one if the house has none. */
export const countryLookup = new URL(siteFile.countryLookup.url ?? "https://nobody.invalid/country");

const isLocal = (url: URL): boolean =>
  !url.protocol.startsWith("http") || /^(localhost|127\.0\.0\.1)$/.test(url.hostname);

/**
 * Answers the country lookup. Playwright's interception takes about a tenth of a test's time and disables the cache, so
 * only tests that choose a country use it.
 */
const answerLookup = (context: BrowserContext, country: string): Promise<unknown> =>
  context.route(
    (url) => url.host === countryLookup.host,
    (route) => route.fulfill({ json: { country }, headers: { "access-control-allow-origin": "*" } }),
  );

/**
 * Makes the browser ignore speculation rules, so that the application navigates on the client. Browsers that prerender do full page
 * loads, which prerender.spec.ts covers.
 */
const disableSpeculationRules = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== "speculationrules";
  });

/** Whether the message reports the failed country lookup, which tests without a country cause. */
const isLookup = (message: ConsoleMessage): boolean => message.location().url.startsWith(countryLookup.href);

/** Whether the message is the one by which Chromium 112 and 113 report the attribute `popover`, which they do not support. */
const isAboutPopovers = (message: ConsoleMessage): boolean => message.text().startsWith("Found a 'popover' attribute");

/** What a busy Chromium reports when it skips the animation between two pages (`@view-transition`): a visitor sees no error. */
const skippedTransition = "Transition was aborted because of invalid state. Page already revealed";

const isProblem = (message: ConsoleMessage): boolean =>
  (message.type() === "error" && !isLookup(message) && !isAboutPopovers(message)) ||
  (message.type() === "warning" && /hydrat|did not match|missing text/i.test(message.text()));

export const test = base.extend<Options & Fixtures & { patterns: RegExp[]; watch: undefined }>({
  country: [undefined, { option: true }],
  patterns: async ({}, use) => use([]),
  allow: async ({ patterns }, use) => use((pattern) => void patterns.push(pattern)),
  foreignRequests: async ({}, use) => use([]),
  watch: [
    async ({ context, country, foreignRequests, patterns }, use) => {
      const problems: string[] = [];
      if (country !== undefined) await answerLookup(context, country);
      context.on("request", (request) => {
        if (!isLocal(new URL(request.url()))) foreignRequests.push(request.url());
      });
      await disableSpeculationRules(context);
      context.on("console", (message) => {
        if (isProblem(message)) problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => {
        const { message } = error.error();
        if (message !== skippedTransition) problems.push(`uncaught: ${message}`);
      });
      await use(undefined);
      const unexpected = problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem)));
      // A handler may still be answering a request of the page when the test ends; closing the page would make it fail.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
      expect(unexpected, "errors on the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Details of a test whose subject does not depend on the window's width: it runs in the phone project only. */
export const anyWidth = { tag: "@any-width" } as const;

/** The desktop. The phone is that of the Playwright project. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
} as const;

/** A language for each screen, for tests that need both languages and both screens, but not every combination. */
export const screens = [
  { screen: "phone", language: "en", use: {} },
  { screen: "desktop", language: "el", use: desktop },
] as const;

/** As `screens`, with Greek on the phone too, where its texts have the least room. */
export const screensAndGreekPhone = [...screens, { screen: "phone", language: "el", use: {} }] as const;
