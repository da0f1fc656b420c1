/** Helpers for the texts of the content, and for opening a page in a language. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { patternOf } from "../../gatsby/hosting/host-facts";
import { type Language, inLanguage } from "../../src/settings/languages";

type Values = Readonly<Record<string, string | number>>;

/** Returns a function that returns a text of a namespace by its key, with the placeholders filled in. */
export const textsIn = (namespace: string, language: Language) => {
  const file = readFileSync(`content/locales/${language}/${namespace}.json`, "utf8");
  const texts = JSON.parse(file) as Readonly<Record<string, string>>;
  return (key: string, values: Values = {}): string =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
};

/** A pattern for a whole text on the page. A fact that the build fills in (`{name}`) matches anything without braces. */
export const filledIn = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(patternOf)
      .join("[^{}]+")}$`,
  );

/** Opens a page. The language is already stored, so that the visitor is not redirected. */
export const open = async (page: Page, path: string, language: Language): Promise<void> => {
  await page.addInitScript((stored) => localStorage.setItem("language", stored), language);
  await page.goto(inLanguage(path, language));
};
