/**
 * The end-to-end tests' own `test` and `expect`. Console errors fail a test unless it allows them, only loopback is
 * reachable, and the country lookup returns what the test chooses.
 */
import { readFileSync } from "node:fs";
import { test as base, expect, type BrowserContext, type ConsoleMessage } from "@playwright/test";
import { parse } from "yaml";

interface Options {
  /** The country that the lookup returns (ISO 3166 code), or "fail" for no response. */
  readonly country: string;
}

interface Fixtures {
  /** Allows expected console messages: `allow(/status of 404/)`. */
  readonly allow: (pattern: RegExp) => void;
  /** URLs of requests to other hosts, in order. All were blocked except the country lookup. */
  readonly foreignRequests: string[];
}

const site = parse(readFileSync("content/site.yml", "utf8")) as { countryLookup: { url?: string } };

/** The configured URL of the country lookup, or a non-existent one if the house has none. */
export const countryLookup = new URL(site.countryLookup.url ?? "https://nobody.invalid/country");

const isLocal = (url: URL): boolean =>
  !url.protocol.startsWith("http") || /^(localhost|127\.0\.0\.1)$/.test(url.hostname);

const guard = async (context: BrowserContext, country: string, foreign: string[]): Promise<void> => {
  await context.route(
    (url) => !isLocal(url),
    async (route) => {
      const url = route.request().url();
      foreign.push(url);
      if (new URL(url).host !== countryLookup.host || country === "fail") return route.abort("blockedbyclient");
      return route.fulfill({ json: { country }, headers: { "access-control-allow-origin": "*" } });
    },
  );
};

/**
 * Disables speculation rules, so that the application navigates on the client. Browsers that prerender do full page
 * loads, which render-ahead.spec.ts covers.
 */
const renderNothingAhead = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== "speculationrules";
  });

const isProblem = (message: ConsoleMessage): boolean =>
  message.type() === "error" ||
  (message.type() === "warning" && /hydrat|did not match|missing text/i.test(message.text()));

export const test = base.extend<Options & Fixtures & { patterns: RegExp[]; watch: undefined }>({
  country: ["GB", { option: true }],
  patterns: async ({}, use) => use([]),
  allow: async ({ patterns }, use) => use((pattern) => void patterns.push(pattern)),
  foreignRequests: async ({}, use) => use([]),
  watch: [
    async ({ context, country, foreignRequests, patterns }, use) => {
      const problems: string[] = [];
      await guard(context, country, foreignRequests);
      await renderNothingAhead(context);
      context.on("console", (message) => {
        if (isProblem(message)) problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
      await use(undefined);
      const unexpected = problems.filter((problem) => !patterns.some((pattern) => pattern.test(problem)));
      expect(unexpected, "errors on the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
