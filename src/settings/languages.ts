/** The languages of the site. */
export const languages = ["en", "el"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

interface LanguageFacts {
  /** The language's own name, as shown in the language menu. */
  readonly name: string;
  /** As Open Graph writes it: `en_GB`. */
  readonly openGraphLocale: string;
}

/** The locales for `Intl` (BCP 47). Separate from the facts, because the script that shows a stay needs only this. */
export const intlLocales: Record<Language, string> = { en: "en-GB", el: "el-GR" };

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: "English", openGraphLocale: "en_GB" },
  el: { name: "Ελληνικά", openGraphLocale: "el_GR" },
};

/**
 * The prefix of every path: none for English, `/el` for Greek. Separate from the facts, because the inline script needs
 * only this.
 */
const prefixes: Record<Language, "" | "/el"> = { en: "", el: "/el" };

/** Whether a value (a stored preference, a page context) is one of the site's languages. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language of a path: Greek for `/el` and everything below, otherwise English. */
export const languageOfPath = (pathname: string): Language => (/^\/el(?:\/|$)/.test(pathname) ? "el" : "en");

/**
 * The path without its language: `/el/contact` → `/contact`, `/el` → `/`. The result never starts with two slashes,
 * which browsers would treat as another host.
 */
export const withoutLanguage = (pathname: string): string =>
  (languageOfPath(pathname) === "el" ? pathname.slice(3) : pathname).replace(/^\/+/, "/") || "/";

/** The path in a language: `("/contact", "el")` → `/el/contact`, `("/", "el")` → `/el`. */
export const inLanguage = (pathname: string, language: Language): string => {
  const bare = withoutLanguage(pathname);
  const prefix = prefixes[language];
  return prefix === "" ? bare : bare === "/" ? prefix : `${prefix}${bare}`;
};
