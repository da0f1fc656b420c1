import { type Language, isLanguage } from "../../settings/languages";
import { readStored, writeStored } from "../../lib/storage";

/** The localStorage key of the visitor's language (specification §3). */
export const languageKey = "language";

/** The stored language; null when there is none, it is none of ours, or storage is blocked. */
export const storedLanguage = (): Language | null => {
  const stored = readStored(languageKey);
  return isLanguage(stored) ? stored : null;
};

/** Keeps the language; answers whether it was kept. */
export const storeLanguage = (language: Language): boolean => writeStored(languageKey, language);
