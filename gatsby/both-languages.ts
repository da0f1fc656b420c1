/** The site's two languages in the build: a value for each, their names, and ISO 639 codes. */
import { type Language, intlLocales } from "../src/settings/languages";

/** A value for each language. */
export const byLanguage = <Value>(value: (language: Language) => Value): Record<Language, Value> => ({
  en: value("en"),
  el: value("el"),
});

/** The names of the site's languages in messages to editors. */
export const englishNames: Readonly<Record<Language, string>> = { en: "English", el: "Greek" };

export const otherLanguage: Readonly<Record<Language, Language>> = { en: "el", el: "en" };

const nameOf = (code: string, inLanguage: string): string | undefined =>
  new Intl.DisplayNames([inLanguage], { type: "language", fallback: "none" }).of(code);

/** Whether a text is a language code in its shortest form: `el`, `de`, `fil`; not `GER`, `deu` or `xx`. */
export const isLanguageCode = (text: string): boolean =>
  /^[a-z]{2,3}$/.test(text) && Intl.getCanonicalLocales(text)[0] === text && nameOf(text, "en") !== undefined;

/** The name of a language as written within a sentence: `German`, `γερμανικά` (lower case in Greek). */
export const languageName = (code: string, language: Language): string => {
  const locale = intlLocales[language];
  const own = nameOf(code, locale);
  if (own === undefined) return nameOf(code, "en") ?? code;
  return language === "el" ? own.toLocaleLowerCase(locale) : own;
};
