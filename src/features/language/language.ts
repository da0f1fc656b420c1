/** The language of the visitor (specification §4): stores it, changes the page to it, and chooses it for a visitor who has none stored. */
import { inLanguage, isLanguage, type Language, languageOfPath } from "../../settings/languages";
import { readStored, writeStored, canStore } from "../../lib/storage";
import { isReturn } from "../../lib/booking/kept-stay";
import { isPrerendering } from "../../lib/dom/when-ready";
import type { CountryLookup } from "../../settings/start";
import { isNavigationPending } from "../navigation/pending-navigation";
import { lookUpCountry } from "./api/look-up-country";
import { isStaffPath } from "../../settings/routes";
import { changedFields } from "../../lib/dom/fields";
import { openPopovers } from "../../lib/dom/shown-elements";

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

/**
 * Whether a link on this site led to this page. In a browser that cannot store a choice, such a visitor keeps the language of
 * the page.
 */
const arrivedFromThisSite = (): boolean =>
  document.referrer !== "" && new URL(document.referrer).origin === window.location.origin;

const languageFor = async (lookup: CountryLookup): Promise<Language> =>
  lookup.greekFor.includes(await lookUpCountry(lookup)) ? "el" : "en";

/**
 * Chooses the language of a visitor who has none stored. A Greek path counts as a choice. On an English path the visitor's country
 * decides, if the site looks it up: for a country in `greekFor`, the Greek page replaces this one or, if the visitor is already engaged,
 * `offer` is called. If the lookup fails, a warning is logged and nothing is stored.
 */
export const settleLanguage = async (lookup: CountryLookup | null, offer: () => void): Promise<void> => {
  if (storedLanguage() !== null) return;
  if (languageOfPath(window.location.pathname) === "el") {
    chooseLanguage("el");
    return;
  }
  if (lookup === null || (!canStore() && arrivedFromThisSite())) return;
  try {
    const language = await languageFor(lookup);
    // If a navigation is pending, the next page chooses the language.
    if (storedLanguage() !== null || isNavigationPending()) return;
    if (language === "el" && isVisitorEngaged()) {
      offer();
      return;
    }
    chooseLanguage(language);
    goToLanguage(language);
  } catch (error) {
    console.warn("The visitor's country could not be looked up.", error);
  }
};

/**
 * Changes this page to the stored language when another tab has stored one, or when the browser restores the page from the
 * back/forward cache. Staff pages keep their language, because unsaved input would be lost, and so do all pages offline,
 * because the device may not have the page in the stored language.
 */
export const followLanguage = (go: typeof goToLanguage = goToLanguage): void => {
  const follow = (language: Language): void => {
    // Checked each time, because client-side navigation can switch between staff and public pages.
    if (navigator.onLine && !isStaffPath(window.location.pathname)) go(language);
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === languageKey && isLanguage(newValue)) follow(newValue);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    const language = persisted ? storedLanguage() : null;
    if (language !== null) follow(language);
  });
};

let typed = false;

/** Records whether the visitor has typed or chosen something in the page. */
export const watchEngagement = (): void => {
  typed = changedFields().length > 0;
  const note = () => {
    typed = true;
  };
  document.addEventListener("input", note, { capture: true, once: true });
};

/** Whether the visitor has typed, has scrolled past the first screen, or has a dialog or menu open. */
export const isVisitorEngaged = (): boolean =>
  typed ||
  window.scrollY > window.innerHeight ||
  document.querySelector("dialog[open], [role=dialog]") !== null ||
  openPopovers().length > 0;
