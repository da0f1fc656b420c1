/** Compares the ledger of imports with the published reviews. Pure functions. */
import type { ReviewImport, ReviewLedger } from "./schema/review-ledger";
import type { Review } from "./schema/reviews";

/** Review id → the hash of the review at its last import. */
export const importedReviews = ({ imports }: Pick<ReviewLedger, "imports">): ReadonlyMap<string, string> =>
  new Map(imports.flatMap(({ taken }) => Object.entries(taken)));

/** The ids of imported reviews that are neither published nor listed as removed. */
export const unaccountedFor = (ledger: ReviewLedger, reviews: readonly Pick<Review, "id">[]): string[] => {
  const told = new Set([...reviews, ...ledger.removed].map(({ id }) => id));
  return [...importedReviews(ledger).keys()].filter((id) => !told.has(id));
};

/** The number of rows that an import lists as taken or left out. It should be the number of all rows. */
export const rowsAccountedFor = ({ taken, leftOut }: Pick<ReviewImport, "taken" | "leftOut">): number =>
  Object.values<number>(leftOut).reduce((sum, count) => sum + count, Object.keys(taken).length);

/** The number of imported reviews, and of published reviews by origin: imported (`shown`) or entered by hand. */
export const countsOf = (ledger: ReviewLedger, reviews: readonly Pick<Review, "id">[]) => {
  const imported = importedReviews(ledger);
  const shown = reviews.filter(({ id }) => imported.has(id)).length;
  return { imported: imported.size, shown, byHand: reviews.length - shown };
};
