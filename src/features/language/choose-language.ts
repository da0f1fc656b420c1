/** The visitor's language: how it is stored, chosen and followed by the address. Part of the inline script. */
import { inLanguage, isLanguage, type Language, languageOfPath } from "../../settings/languages";
import { readStored, writeStored } from "../../lib/storage";
import { isPrerendering } from "../../lib/dom/prerendering";

declare global {
  interface WindowEventMap {
    "language-changed": CustomEvent<{ readonly language: Language }>;
  }
}

/**
 * Stores the visitor's language and tells the page by `language-changed` (specification §4). The address is not touched:
 * links lead there by themselves, everything else uses `goToLanguage`.
 */
export const chooseLanguage = (language: Language): void => {
  storeLanguage(language);
  window.dispatchEvent(new CustomEvent("language-changed", { detail: { language } }));
};

/** The localStorage key of the visitor's language (specification §3). */
export const languageKey = "language";

/** The stored language; null when there is none, it is none of ours, or storage is blocked. */
export const storedLanguage = (): Language | null => {
  const stored = readStored(languageKey);
  return isLanguage(stored) ? stored : null;
};

/** Stores the language; returns whether it was stored. */
export const storeLanguage = (language: Language): boolean => writeStored(languageKey, language);

/** The same page in a language, query and hash included; null when the address is in it already. */
export const addressInLanguage = (
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  language: Language,
): string | null => (languageOfPath(pathname) === language ? null : inLanguage(pathname, language) + search + hash);

/** Replaces this page by its version in a language, without an entry in the history. Returns whether it does. */
export const goToLanguage = (language: Language): boolean => {
  const address = addressInLanguage(window.location, language);
  if (address === null) return false;
  window.location.replace(address);
  return true;
};

/**
 * Whether a link on the same page in the other language has led here. When such a link is opened in a new tab, the other page sees no click, so
 * that the stored language is still the old one.
 */
export const arrivedFromOtherLanguage = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation") as readonly PerformanceNavigationTiming[];
  if (isPrerendering() || entry?.type !== "navigate" || !document.referrer.startsWith(`${location.origin}/`))
    return false;
  const { pathname } = new URL(document.referrer);
  const here = languageOfPath(location.pathname);
  return addressInLanguage({ pathname, search: "", hash: "" }, here) === location.pathname;
};
