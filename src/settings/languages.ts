/** The one table of languages: everything that depends on which languages exist reads it. */
export const languages = ["en", "el"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

interface LanguageFacts {
  /** The language named in itself, as the language menu shows it. */
  readonly name: string;
  /** Open Graph locale. */
  readonly locale: string;
  /** BCP 47 tag for dates and numbers. */
  readonly format: string;
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: "English", locale: "en_GB", format: "en-GB" },
  el: { name: "Ελληνικά", locale: "el_GR", format: "el-GR" },
};

/** What stands before every path: nothing for English, `/el` for Greek. Apart from the facts: the first script needs it. */
const prefixes: Record<Language, "" | "/el"> = { en: "", el: "/el" };

/** Whether an unknown value (a stored preference, a page context) names one of our languages. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language a path is written in: `/el` and everything below it is Greek, all else English. */
export const languageOfPath = (pathname: string): Language => (/^\/el(?:\/|$)/.test(pathname) ? "el" : "en");

/**
 * The path without its language: `/el/contact` → `/contact`, `/el` → `/`. Never with two slashes in front: to a browser what
 * follows those is another site.
 */
export const withoutLanguage = (pathname: string): string =>
  languageOfPath(pathname) === "el" ? pathname.slice(3).replace(/^\/+/, "/") || "/" : pathname;

/** The same path in a language: `("/contact", "el")` → `/el/contact`, `("/", "el")` → `/el`. */
export const inLanguage = (pathname: string, language: Language): string => {
  const bare = withoutLanguage(pathname);
  const prefix = prefixes[language];
  return prefix === "" ? bare : bare === "/" ? prefix : `${prefix}${bare}`;
};
