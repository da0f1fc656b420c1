/** What editors have added to a review that an export knows nothing of. Pure. */
import { isDeepStrictEqual } from "node:util";
import type { Review } from "../../gatsby/content/schema/reviews";
import { languages } from "../../src/settings/languages";

export interface KeptEdits {
  readonly review: Review;
  /** What was kept, in the words of the export's columns; nothing where the review has not changed. */
  readonly kept: readonly string[];
}

/** The review of a row, with the translations and the answer of the entry `before` it where the row has none. */
export const keepEdits = (row: Review, before: Review | undefined): KeptEdits => {
  if (before === undefined) return { review: row, kept: [] };
  const kept: string[] = [];
  const translations = Object.fromEntries(
    languages.flatMap((language) => {
      const own = row.text.translations?.[language];
      if (own !== undefined) return [[language, own] as const];
      const edited = before.text.translations?.[language];
      if (edited === undefined || language === row.text.language) return [];
      kept.push(`translation_${language}`);
      return [[language, edited] as const];
    }),
  );
  const response = row.response ?? before.response;
  if (row.response === undefined && response !== undefined) kept.push("response");
  const review = {
    ...row,
    text: { ...row.text, ...(Object.keys(translations).length > 0 && { translations }) },
    ...(response !== undefined && { response }),
  };
  return { review, kept: isDeepStrictEqual(review, before) ? [] : kept };
};
