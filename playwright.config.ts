/** End-to-end tests: a phone and a desktop against the built site, served as in production. */
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { portOf } from "./local/server/free-port";
import { browserArguments, findTestBrowser } from "./tests/support/browser";

/** The port of E2E_PORT, or a free one. */
const port = portOf("E2E_PORT");
/** The address of a running server (E2E_ADDRESS); otherwise `public/` is served with fresh demo data. */
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
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
/**
 * Specs that run once: those that do not depend on the width (responses, addresses, storage, emails, the backend's rules),
 * and those that set their own viewports.
 */
const once = [
  "contact",
  "errors",
  "first-visit",
  "guide",
  "layout",
  "menu",
  "metrics",
  "newsletter",
  "no-script",
  "not-found",
  "offline",
  "privacy-request",
  "proof",
  "render-ahead",
  "routes",
  "staff-bad-pictures",
  "staff-calendars",
  "staff-images",
  "staff-publish",
  "staff-vitals",
  "start-up",
  "typefaces",
  "uploads",
];
const desktop = {
  name: "desktop",
  use: { viewport: { width: 1440, height: 900 } },
  testIgnore: once.map((name) => `**/${name}.spec.ts`),
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  workers: 2,
  // Generous limits, because a busy machine may be ten times slower than a free one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: address,
    locale: "en-GB",
    timezoneId: "Europe/Athens",
    serviceWorkers: "block",
    // Recording a trace of every test would double the time.
    trace: "on-first-retry",
    launchOptions: { args: [...browserArguments], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [phone, desktop],
  ...(process.env.E2E_ADDRESS === undefined ? { webServer: server } : {}),
});
