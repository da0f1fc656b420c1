import { type Language, isLanguage } from "../../settings/languages";
import { isStaffPath } from "../../settings/staff";
import { goToLanguage } from "./go-to-language";
import { languageKey, storedLanguage } from "./stored-language";

/**
 * Keeps this page in the stored language when it changes elsewhere: in another tab, or, for a page that the browser kept
 * and brings back, while it was away (decisions §3). A staff page stays in its own: what is written at a desk would be lost.
 */
export const followLanguage = (go: typeof goToLanguage = goToLanguage): void => {
  const follow = (language: Language): void => {
    // Asked anew each time: the application goes to the public pages and back in the same document.
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
