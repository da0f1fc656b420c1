/** End-to-end tests on a phone and a desktop, with the built site served as in production. */
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { portOf } from "./local/server/ports";
import { browserArguments, findTestBrowser } from "./tests/support/browser";

/** The port in E2E_PORT, or a free one. */
const port = portOf("E2E_PORT");
/** E2E_ADDRESS is the URL of a running server; without E2E_ADDRESS, `public/` is served with fresh demo data. */
const address = process.env.E2E_ADDRESS ?? `http://localhost:${port}`;
const executablePath = findTestBrowser();
const server: PlaywrightTestConfig["webServer"] = {
  command: "npx tsx local/serve.ts",
  cwd: __dirname,
  env: { PORT: String(port), DATA_DIR: ".tmp/e2e-data", FRESH: "1", RATE_LIMIT_FACTOR: "1000" },
  url: address,
  timeout: 120_000,
  stdout: "ignore",
  stderr: "pipe",
  gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
};

const phone = {
  name: "phone",
  // Tests of pictures set the pixel density themselves. At a density of two, tests take a tenth longer.
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
};
/**
 * Specs that run only in the phone project: those whose subject does not depend on the width (responses, URLs, storage,
 * emails, rules of the backend), and those that set their own viewports. Single tests of this kind have the tag of `anyWidth`
 * (`tests/support/fixtures.ts`).
 */
const phoneOnly = [
  "accessibility",
  "confirmation-pages",
  "contact",
  "errors",
  "first-visit",
  "guide",
  "language",
  "layout",
  "menu",
  "metrics",
  "newsletter",
  "no-script",
  "not-found",
  "offline",
  "policy-versions",
  "prerender",
  "privacy-request",
  "proof",
  "routes",
  "staff-access",
  "staff-bad-pictures",
  "staff-calendars",
  "staff-images",
  "staff-overview",
  "staff-publish",
  "staff-requests",
  "staff-sign-in",
  "staff-team",
  "staff-vitals",
  "start-up",
  "typefaces",
  "uploads",
];
/**
 * The titles of English tests that the desktop project leaves out, because it runs the same tests in Greek, whose texts
 * are longer. The specs of booking, stays and free nights run in both languages.
 */
const inEnglish = /^(?!.*(booking|stay|free-nights)\.spec).*(\bin en\b|\(en\)|, en$|\.ts en )/;
const desktop = {
  name: "desktop",
  use: { viewport: { width: 1440, height: 900 } },
  testIgnore: phoneOnly.map((name) => `**/${name}.spec.ts`),
  grepInvert: [/@any-width/, inEnglish],
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  // Tests spend nearly all of their time computing: with more of them than cores, all take longer.
  workers: "100%",
  // A busy machine may be ten times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: address,
    locale: "en-GB",
    timezoneId: "Europe/Athens",
    serviceWorkers: "block",
    // Recording a trace takes as long as the test itself.
    trace: "on-first-retry",
    launchOptions: { args: [...browserArguments], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [phone, desktop],
  ...(process.env.E2E_ADDRESS === undefined ? { webServer: server } : {}),
});
