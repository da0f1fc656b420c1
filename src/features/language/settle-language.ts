/** Chooses the language of a visitor who has none stored, and changes the page after a later choice (specification §4). */
import type { CountryLookup } from "../../settings/start";
import { isLanguage, type Language, languageOfPath } from "../../settings/languages";
import { canStore } from "../../lib/storage";
import { isNavigationPending } from "../navigation/pending-navigation";
import { lookUpCountry } from "./api/look-up-country";
import { chooseLanguage, goToLanguage, languageKey, storedLanguage } from "./choose-language";
import { isStaffPath } from "../../settings/routes";
import { changedFields } from "../../lib/dom/fields";
import { openPopovers } from "../../lib/dom/shown-elements";

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
