/** Helpers for texts of the content, and for opening a page. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Language, inLanguage } from "../../src/settings/languages";

type Values = Readonly<Record<string, string | number>>;

/** Returns a function for the texts of a namespace, with placeholders filled in. */
export const textsIn = (namespace: string, language: Language) => {
  const file = readFileSync(`content/locales/${language}/${namespace}.json`, "utf8");
  const texts = JSON.parse(file) as Readonly<Record<string, string>>;
  return (key: string, values: Values = {}): string =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
};

/** Opens a page. The language is already stored, so that the visitor is not redirected. */
export const open = async (page: Page, path: string, language: Language): Promise<void> => {
  await page.addInitScript((stored) => localStorage.setItem("language", stored), language);
  await page.goto(inLanguage(path, language));
};
