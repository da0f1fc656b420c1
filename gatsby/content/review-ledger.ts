/** What the ledger of imports says of the reviews that are published. Pure. */
import type { ReviewImport, ReviewLedger } from "./schema/review-ledger";
import type { Review } from "./schema/reviews";

/** Id → the hash of its words at the last import that took it. */
export const importedReviews = ({ imports }: Pick<ReviewLedger, "imports">): ReadonlyMap<string, string> =>
  new Map(imports.flatMap(({ taken }) => Object.entries(taken)));

/** Ids that were imported and are neither published nor listed as removed. */
export const unaccountedFor = (ledger: ReviewLedger, reviews: readonly Pick<Review, "id">[]): string[] => {
  const told = new Set([...reviews, ...ledger.removed].map(({ id }) => id));
  return [...importedReviews(ledger).keys()].filter((id) => !told.has(id));
};

/** How many rows of an export an import accounts for. It should be all of them. */
export const rowsAccountedFor = ({ taken, leftOut }: Pick<ReviewImport, "taken" | "leftOut">): number =>
  Object.values<number>(leftOut).reduce((sum, count) => sum + count, Object.keys(taken).length);

/** The reviews that are published, by how they came: by an import, or entered by hand. */
export const countsOf = (ledger: ReviewLedger, reviews: readonly Pick<Review, "id">[]) => {
  const imported = importedReviews(ledger);
  const shown = reviews.filter(({ id }) => imported.has(id)).length;
  return { imported: imported.size, shown, byHand: reviews.length - shown };
};
