/**
 * `npm run shots`: takes screenshots of every page, at the widths of a phone, a tablet and a desktop, in both
 * languages.
 */
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type BuiltPage, readBuiltPages } from "../gatsby/seo/built-pages";
import { languageOfPath, withoutLanguage } from "../src/settings/languages";
import { browserArguments, ensureBrowser } from "../tests/support/browser";
import { picturesHaveLoaded } from "../tests/support/page-checks";
import { orExplain } from "./refusal";
import { portOf } from "./server/ports";
import { startServer } from "./server/start-server";

const widths = [390, 820, 1440] as const;
const folder = resolve(".tmp/shots");
const port = portOf("PORT");

/** A page whose canonical URL is another page looks the same and is skipped. */
const isCanonical = ({ path, canonical }: BuiltPage): boolean =>
  canonical === null || new URL(canonical).pathname === path;

const fileOf = (path: string, width: number): string => {
  const name = withoutLanguage(path).slice(1).replaceAll("/", "-") || "home";
  return resolve(folder, `${name}-${languageOfPath(path)}-${width}.png`);
};

const photograph = async (browser: Browser, address: string, paths: readonly string[], width: number) => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(() => {
    localStorage.setItem("language", location.pathname.startsWith("/el") ? "el" : "en");
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(address + path);
    await page
      .locator("[data-consent-choice=none]:visible")
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.waitForFunction(picturesHaveLoaded);
    await page.screenshot({ path: fileOf(path, width), fullPage: true });
  }
  await context.close();
};

void orExplain(async () => {
  const server = await startServer({ port, dataDir: resolve(".tmp/shots-data"), fresh: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  await rm(folder, { recursive: true, force: true });
  const paths = readBuiltPages(resolve("public"))
    .filter(isCanonical)
    .map(({ path }) => path);
  for (const width of widths) await photograph(browser, server.address, paths, width);
  await browser.close();
  await server.close();
  console.log(`${paths.length * widths.length} pictures in ${folder}.`);
});
