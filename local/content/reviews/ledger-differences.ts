/** Compares the published reviews, the exports and the ledger of imports. Pure functions. */
import { importedReviews, rowsAccountedFor, unaccountedFor } from "../../../gatsby/content/reviews";
import { wordsHash } from "./words-hash";
import type { ReviewLedger } from "../../../gatsby/content/schema/review-ledger";
import type { Review } from "../../../gatsby/content/schema/reviews";

export interface ExportFile {
  readonly path: string;
  readonly sha256: string;
}

/** Ids of reviews from other sites end with a part of a hash; nobody writes such an id by hand. Ids from this site's own table format have none. */
const isImportedId = (id: string): boolean => /-[0-9a-f]{12}$/.test(id);

/** Checks that a changed review has an entry under “edited:”, and that the entry is up to date. */
const editDifference = (review: Review, imported: string, { edited }: ReviewLedger): string[] => {
  const { id } = review;
  const now = wordsHash(review);
  const line = edited.find((entry) => entry.id === id);
  if (line === undefined)
    return now === imported
      ? []
      : [
          `The words, the score or the day of the review “${id}” are no longer those that were imported. Restore them, or add an entry under “edited:” with “day:”, “what:”, “why:” and “now: ${now}”`,
        ];
  if (now === imported) return [`The review “${id}” is listed as edited, and is as it was imported.`];
  return line.now === now
    ? []
    : [
        `The review “${id}” was changed again after its entry under “edited:”. Write “now: ${now}” there, with the new day.`,
      ];
};

/** The differences, as sentences; empty if everything matches the ledger. */
export const ledgerDifferences = (
  ledger: ReviewLedger,
  reviews: readonly Review[],
  exports: readonly ExportFile[],
): string[] => {
  const imported = importedReviews(ledger);
  const removed = new Set(ledger.removed.map(({ id }) => id));
  return [
    ...exports
      .filter((file) => !ledger.imports.some(({ sha256 }) => sha256 === file.sha256))
      .map(
        ({ path, sha256 }) =>
          `${path} has the checksum ${sha256}, which no import of the ledger has: it was changed after the import, or never imported.`,
      ),
    ...ledger.imports
      .filter((entry) => rowsAccountedFor(entry) !== entry.rows)
      .map(
        (entry) =>
          `The import of ${entry.day} from ${entry.platform} had ${entry.rows} rows, and the ledger accounts for ${rowsAccountedFor(entry)}.`,
      ),
    ...unaccountedFor(ledger, reviews).map(
      (id) => `The review “${id}” was imported, and is neither published nor listed as removed.`,
    ),
    ...reviews.flatMap((review) => {
      const { id } = review;
      const hash = imported.get(id);
      if (removed.has(id)) return [`The review “${id}” is listed as removed, and is published.`];
      if (hash === undefined)
        return isImportedId(id)
          ? [`The review “${id}” has the id of an import, and no import of the ledger took it.`]
          : [];
      return editDifference(review, hash, ledger);
    }),
    ...[...removed]
      .filter((id) => !imported.has(id))
      .map((id) => `The review “${id}” is listed as removed, and no import took it.`),
  ];
};
