/**
 * `npm run verify:reviews -- [export.csv…]`: checks that the published reviews and the given exports match the ledger.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { contentDirectory } from "../../../gatsby/folders";
import { ContentError, type ContentIssue, reportTo } from "../../../gatsby/content/content-issue";
import { readContentFiles } from "../../../gatsby/content/content";
import { countsOf, importedReviews, rowsAccountedFor, unaccountedFor } from "../../../gatsby/content/reviews";
import type { ReviewLedger } from "../../../gatsby/content/schema/review-ledger";
import type { Review } from "../../../gatsby/content/schema/reviews";
import { Refusal, orRefuse } from "../../refusal";
import { sha256Of, wordsHash } from "./review-files";

interface ExportFile {
  readonly path: string;
  readonly sha256: string;
}

/**
 * Whether an id ends with a part of a hash, as ids of reviews from other sites do; nobody writes such an id by hand. Ids from
 * this site's own table format contain no hash.
 */
const isImportedId = (id: string): boolean => /-[0-9a-f]{12}$/.test(id);

/** Checks that a changed review has an entry under “edited:”, and that the entry is up to date. */
const editDifference = (review: Review, imported: string, { edited }: ReviewLedger): string[] => {
  const { id } = review;
  const now = wordsHash(review);
  const entry = edited.find((one) => one.id === id);
  if (entry === undefined)
    return now === imported
      ? []
      : [
          `The title, the words, the score or the day of the review “${id}” are no longer those that were imported. Restore them, or add an entry under “edited:” with “day:”, “what:”, “why:” and “now: ${now}”`,
        ];
  if (now === imported) return [`The review “${id}” is listed as edited, but has not changed since it was imported.`];
  return entry.now === now
    ? []
    : [
        `The review “${id}” was changed again after its entry under “edited:”. Write “now: ${now}” there, with the new day.`,
      ];
};

/** The differences from the ledger, as sentences; empty if there are none. */
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
          `${path} has the checksum ${sha256}, which no import in the ledger has: the file was changed after the import, or was never imported.`,
      ),
    ...ledger.imports
      .filter((entry) => rowsAccountedFor(entry) !== entry.rows)
      .map(
        (entry) =>
          `The import of ${entry.day} from ${entry.platform} had ${entry.rows} rows, but the ledger accounts for ${rowsAccountedFor(entry)}.`,
      ),
    ...unaccountedFor(ledger, reviews).map(
      (id) => `The review “${id}” was imported, but is neither published nor listed as removed.`,
    ),
    ...reviews.flatMap((review) => {
      const { id } = review;
      const hash = imported.get(id);
      if (removed.has(id)) return [`The review “${id}” is listed as removed, but is published.`];
      if (hash === undefined)
        return isImportedId(id)
          ? [`The review “${id}” has an id that only imports give, but no import in the ledger lists it.`]
          : [];
      return editDifference(review, hash, ledger);
    }),
    ...[...removed]
      .filter((id) => !imported.has(id))
      .map((id) => `The review “${id}” is listed as removed, but no import lists it.`),
  ];
};

const readExport = async (path: string): Promise<ExportFile> => {
  if (!existsSync(path)) throw new Refusal(`There is no file at ${resolve(path)}.`);
  return { path, sha256: sha256Of(await readFile(path)) };
};

const verify = async (): Promise<void> => {
  const exports = await Promise.all(process.argv.slice(2).map(readExport));
  const issues: ContentIssue[] = [];
  const { reviews, reviewLedger } = readContentFiles(contentDirectory, reportTo(issues));
  if (reviews === undefined || reviewLedger === undefined)
    throw new ContentError(issues.filter(({ file }) => file.startsWith("content/reviews/")));
  const ledger = reviewLedger ?? { imports: [], removed: [], edited: [] };
  const differences = ledgerDifferences(ledger, reviews.reviews, exports);
  if (differences.length > 0) throw new Refusal(differences.join("\n"));
  const { imported, shown, byHand } = countsOf(ledger, reviews.reviews);
  console.log(
    `Reviews imported: ${imported}, of them published: ${shown}, removed with a reason: ${ledger.removed.length}, edited with a reason: ${ledger.edited.length}.`,
  );
  console.log(`Reviews entered by hand: ${byHand}.`);
  if (exports.length > 0) console.log(`Exports whose checksum is in the ledger: ${exports.length}.`);
  console.log("The published reviews match content/reviews/ledger.yml.");
};

if (require.main === module) void orRefuse(verify);
