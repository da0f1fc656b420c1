import type { Language } from "../../settings/languages";
import { storeLanguage } from "./stored-language";

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
