/**
 * The end-to-end tests' own `test` and `expect`: errors on the console fail a test unless it allows them, nothing but
 * loopback is reachable, and the country lookup answers what the test says.
 */
import { readFileSync } from "node:fs";
import { test as base, expect, type BrowserContext, type ConsoleMessage } from "@playwright/test";
import { parse } from "yaml";

interface Options {
  /** What the country lookup answers (ISO 3166 code), or "fail" for no answer. */
  readonly country: string;
}

interface Fixtures {
  /** Messages on the console that this test expects: `allow(/status of 404/)`. */
  readonly allow: (pattern: RegExp) => void;
  /** Addresses outside this machine that were requested, in order; all were refused but the country lookup. */
  readonly foreignRequests: string[];
}

const site = parse(readFileSync("content/site.yml", "utf8")) as { countryLookup: { url?: string } };

/** The configured address of the country lookup; one that does not exist where the house asks nobody. */
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
 * Journeys are those of a browser that renders no page ahead: there the application changes pages itself. The others take every
 * link as a visitor without scripts does, but for what render-ahead.spec.ts proves.
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
