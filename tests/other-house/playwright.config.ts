/** The end-to-end tests for any house. Runs in the copy that `npm run test:other-house` makes. */
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** The demo's specs that work for any house. */
const shared = ["accessibility", "contact", "newsletter", "privacy-request"].map((name) => `e2e/${name}.spec.ts`);
const [phone, desktop] = [
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 } },
];

export default defineConfig({
  ...base,
  testDir: resolve(__dirname, ".."),
  outputDir: resolve("test-results"),
  projects: [
    { name: "phone", use: phone, testMatch: [...shared, "other-house/booking.spec.ts"] },
    { name: "desktop", use: desktop, testMatch: ["other-house/booking.spec.ts"] },
    { name: "rows", use: desktop, testMatch: ["other-house/rows.spec.ts"], dependencies: ["phone"] },
    { name: "suites on a phone", use: phone, testMatch: ["other-house/two-suites.spec.ts"] },
    { name: "suites on a desktop", use: desktop, testMatch: ["other-house/two-suites.spec.ts"] },
    { name: "themes", use: desktop, testMatch: ["other-house/themes.spec.ts"] },
  ],
});
