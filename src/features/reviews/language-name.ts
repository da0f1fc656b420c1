import type { Text, TextKey } from "../../lib/i18n/keys";

/** The languages in which reviews are kept. */
const keys: Readonly<Record<string, TextKey>> = {
  en: "reviews.language.en",
  el: "reviews.language.el",
  de: "reviews.language.de",
  fr: "reviews.language.fr",
  it: "reviews.language.it",
};

/** The name of the language a review is written in, as it stands in a sentence. */
export const languageName = (t: Text, code: string): string => {
  const key = keys[code];
  return key === undefined ? code : t(key);
};
