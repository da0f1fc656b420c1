import { type Language, inLanguage, languageOfPath } from "../../settings/languages";

/** The same page in a language, query and hash included; null when the address is in it already. */
export const addressInLanguage = (
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  language: Language,
): string | null => (languageOfPath(pathname) === language ? null : inLanguage(pathname, language) + search + hash);

/** Moves the visitor to this page in a language without leaving a step in the history. Answers whether it moved. */
export const goToLanguage = (language: Language): boolean => {
  const address = addressInLanguage(window.location, language);
  if (address === null) return false;
  window.location.replace(address);
  return true;
};
