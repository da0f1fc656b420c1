/** Stores the visitor's language, and changes the page to it. Part of the inline script. */
import { inLanguage, isLanguage, type Language, languageOfPath } from "../../settings/languages";
import { readStored, writeStored } from "../../lib/storage";
import { isReturn } from "../../lib/booking/kept-stay";
import { isPrerendering } from "../../lib/dom/when-ready";

declare global {
  interface WindowEventMap {
    "language-changed": CustomEvent<{ readonly language: Language }>;
  }
}

/**
 * Stores the visitor's language and dispatches `language-changed` (specification §4). Does not change the URL: links do
 * that themselves, other code calls `goToLanguage`.
 */
export const chooseLanguage = (language: Language): void => {
  writeStored(languageKey, language);
  window.dispatchEvent(new CustomEvent("language-changed", { detail: { language } }));
};

/** localStorage key of the visitor's language (specification §3). */
export const languageKey = "language";

/** The stored language; null if there is none, if it is not supported, or if storage is blocked. */
export const storedLanguage = (): Language | null => {
  const stored = readStored(languageKey);
  return isLanguage(stored) ? stored : null;
};

/** URL of the same page in a language, including query and hash; null if the page is already in that language. */
export const addressInLanguage = (
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  language: Language,
): string | null => (languageOfPath(pathname) === language ? null : inLanguage(pathname, language) + search + hash);

/** Replaces this page with its version in a language, without a new history entry. Returns false if the page is already in that language. */
export const goToLanguage = (language: Language): boolean => {
  const address = addressInLanguage(window.location, language);
  if (address === null) return false;
  window.location.replace(address);
  return true;
};

/**
 * Whether the visitor has gone back or forward while offline: the device has this page, but perhaps not the one in the
 * stored language.
 */
export const returnedOffline = (): boolean => !navigator.onLine && isReturn();

/**
 * Whether the visitor followed a link from the same page in the other language. If the link was opened in a new tab, the page with the
 * link may get no click event, and the stored language is still the old one.
 */
export const arrivedFromOtherLanguage = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation") as readonly PerformanceNavigationTiming[];
  if (isPrerendering() || entry?.type !== "navigate" || !document.referrer.startsWith(`${location.origin}/`))
    return false;
  const { pathname } = new URL(document.referrer);
  const here = languageOfPath(location.pathname);
  return addressInLanguage({ pathname, search: "", hash: "" }, here) === location.pathname;
};
