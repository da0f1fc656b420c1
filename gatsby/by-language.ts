import type { Language } from "../src/settings/languages";

/** A value for each language. */
export const byLanguage = <Value>(value: (language: Language) => Value): Record<Language, Value> => ({
  en: value("en"),
  el: value("el"),
});
