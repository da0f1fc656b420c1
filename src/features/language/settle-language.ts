/** Which language a visitor without a stored one gets, and how the page follows a later choice (specification §4, decisions §3). */
import type { CountryLookup } from "../../settings/country-lookup";
import { isLanguage, type Language, languageOfPath } from "../../settings/languages";
import { canStore } from "../../lib/storage";
import { isNavigationPending } from "../navigation/pending-navigation";
import { lookUpCountry } from "./api/look-up-country";
import { chooseLanguage, goToLanguage, languageKey, storedLanguage } from "./choose-language";
import { isStaffPath } from "../../settings/staff";
import { changedFields } from "../../lib/dom/changed-fields";
import { openPopovers } from "../../lib/dom/open-popovers";

/** Whether the visitor came from another page of the site. Without storage, that page was the choice. */
const arrivedFromThisSite = (): boolean =>
  document.referrer !== "" && new URL(document.referrer).origin === window.location.origin;

const languageFor = async (lookup: CountryLookup): Promise<Language> =>
  lookup.greekFor.includes(await lookUpCountry(lookup)) ? "el" : "en";

/**
 * Settles the language of a visit. A Greek path is a choice; an English one is settled by the visitor's country: Greek
 * replaces the page, unless the visitor has begun something, then `offer` is called. A failed lookup is a console warning
 * and stores nothing.
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
    // A pending navigation settles it on its own page.
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
 * Keeps this page in the stored language when it changes elsewhere: in another tab, or, for a page that the browser kept
 * and brings back, while it was in the back/forward cache (decisions §3). A staff page stays in its language, because unsaved input would be lost.
 */
export const followLanguage = (go: typeof goToLanguage = goToLanguage): void => {
  const follow = (language: Language): void => {
    // Checked each time: the application changes between staff and public pages in one document.
    if (!isStaffPath(window.location.pathname)) go(language);
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

/** Notes whether something has been or is typed or chosen in the page. */
export const watchTyping = (): void => {
  typed = changedFields().length > 0;
  const note = () => {
    typed = true;
  };
  document.addEventListener("input", note, { capture: true, once: true });
};

/** True once the visitor has begun to type, has scrolled past the first screen, or has opened a dialog or menu. */
export const isVisitorEngaged = (): boolean =>
  typed ||
  window.scrollY > window.innerHeight ||
  document.querySelector("dialog[open], [role=dialog]") !== null ||
  openPopovers().length > 0;
