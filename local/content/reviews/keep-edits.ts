/** Keeps what editors have added to a review when it is imported again. Pure functions. */
import { isDeepStrictEqual } from "node:util";
import type { Review } from "../../../gatsby/content/schema/reviews";
import { languages } from "../../../src/settings/languages";

interface KeptEdits {
  readonly review: Review;
  /** The import's names of the kept fields; empty if the review has not changed. */
  readonly kept: readonly string[];
}

/**
 * Returns the review of a row, completed from the existing entry `before`: translations, response, the guest's country,
 * nights, the mark of a verified guest, and the language if that of the row is a guess (`isGuessed`).
 */
export const keepEdits = (row: Review, before: Review | undefined, isGuessed = false): KeptEdits => {
  if (before === undefined) return { review: row, kept: [] };
  const kept: string[] = [];
  const keep = <Value>(name: string, own: Value | undefined, edited: Value | undefined): Value | undefined => {
    if (own === undefined && edited !== undefined) kept.push(name);
    return own ?? edited;
  };
  const language = isGuessed ? before.text.language : row.text.language;
  if (language !== row.text.language) kept.push("language");
  const translations = Object.fromEntries(
    languages.flatMap((of) => {
      if (of === language) return [];
      const text = keep(`translation_${of}`, row.text.translations?.[of], before.text.translations?.[of]);
      return text === undefined ? [] : [[of, text] as const];
    }),
  );
  // Translations of the same response still apply.
  const isSameResponse = row.response?.original !== undefined && row.response.original === before.response?.original;
  const response = isSameResponse ? before.response : keep("response", row.response, before.response);
  const guest = row.guest.country === undefined && before.guest.country !== undefined ? before.guest : undefined;
  if (guest !== undefined) kept.push("country");
  const nights = keep("nights", row.nights, before.nights);
  const verified = keep("verified", row.verified, before.verified);
  const { translations: _, ...text } = row.text;
  const review = {
    ...row,
    ...(guest !== undefined && {
      guest: { ...row.guest, country: guest.country, countryName: guest.countryName },
    }),
    ...(nights !== undefined && { nights }),
    ...(verified !== undefined && { verified }),
    text: { ...text, language, ...(Object.keys(translations).length > 0 && { translations }) },
    ...(response !== undefined && { response }),
  };
  return { review, kept: isDeepStrictEqual(review, before) ? [] : kept };
};
