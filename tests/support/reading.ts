/** What the end-to-end tests of the journal and the policies share: addresses, texts, and a hydrated page. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Language, inLanguage } from "../../src/settings/languages";

type Values = Readonly<Record<string, string | number>>;

/** The texts of a namespace, filled as the site fills them. */
export const textsIn = (namespace: string, language: Language) => {
  const file = readFileSync(`content/locales/${language}/${namespace}.json`, "utf8");
  const texts = JSON.parse(file) as Readonly<Record<string, string>>;
  return (key: string, values: Values = {}): string =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
};

/** Opens a page in a language that is stored already, so that nothing moves the visitor. */
export const open = async (page: Page, path: string, language: Language): Promise<void> => {
  await page.addInitScript((stored) => localStorage.setItem("language", stored), language);
  await page.goto(inLanguage(path, language));
};

/** Until the page's code runs, after a first sign of intent. */
export const comeAlive = async (page: Page): Promise<void> => {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForFunction(() => (window as { startState?: { ready: boolean } }).startState?.ready === true);
};
