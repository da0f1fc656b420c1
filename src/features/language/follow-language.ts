import { isLanguage } from "../../settings/languages";
import { goToLanguage } from "./go-to-language";
import { languageKey, storedLanguage } from "./stored-language";

/**
 * Keeps this page in the stored language when it changes elsewhere: in another tab, or, for a page that the browser kept
 * and brings back, while it was away (decisions §3).
 */
export const followLanguage = (go: typeof goToLanguage = goToLanguage): void => {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === languageKey && isLanguage(newValue)) go(newValue);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    const language = persisted ? storedLanguage() : null;
    if (language !== null) go(language);
  });
};
