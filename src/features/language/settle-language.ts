/** Which language a visitor without a stored one gets (specification §4, decisions §3). */
import type { CountryLookup } from "../../settings/country-lookup";
import { type Language, languageOfPath } from "../../settings/languages";
import { canStore } from "../../lib/storage";
import { isOnTheWay } from "../errors/on-the-way";
import { lookUpCountry } from "./api/look-up-country";
import { chooseLanguage } from "./choose-language";
import { goToLanguage } from "./go-to-language";
import { storedLanguage } from "./stored-language";
import { isVisitorEngaged } from "./visitor-engaged";

/** Whether the visitor came here from another page of the site: where nothing can be stored, that page was the choice. */
const cameFromWithin = (): boolean =>
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
  if (lookup === null || (!canStore() && cameFromWithin())) return;
  try {
    const language = await languageFor(lookup);
    // Whoever is on the way to another page is asked there: this one would only hold them back.
    if (storedLanguage() !== null || isOnTheWay()) return;
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
