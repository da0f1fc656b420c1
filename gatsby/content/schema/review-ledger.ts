/** `content/reviews/ledger.yml`: which reviews were imported, from which file, and which of them were edited or removed later. Optional. */
import * as v from "valibot";
import { anyById, fields } from "./fields";
import { day, id, oneOf, sample, text, wholeNumber, written } from "./values";

const hash = (fix: string) => written(/^[0-9a-f]{64}$/, "is not a SHA-256.", fix);
const sha256 = hash("Restore the value from the history; the import wrote it.");
/** `npm run verify:reviews` prints this hash in its message about a changed review. */
const now = hash("Delete the entry, and copy “now: …” from the message of npm run verify:reviews.");

/** Why an imported review is no longer published. */
export const removalReasons = ["guest-asked", "removed-at-source", "personal-data", "unlawful", "not-a-guest"] as const;

/** Which part of a review was changed after its import, and why. */
const editedParts = ["words", "title", "score", "day"] as const;
const editReasons = ["personal-data", "guest-asked", "unlawful", "slip-of-the-pen"] as const;

const reviewImport = fields({
  sample,
  /** The id of a source in reviews.yml or of a table in import.yml; `own` for a table in this site's own format. */
  platform: text,
  day,
  /** The hash of the bytes of the export file. */
  sha256,
  rows: wholeNumber(1),
  /** Review id → SHA-256 of its title, words, score and date at the time of the import. */
  taken: v.record(id, sha256),
  /** How many rows did not become a review, by reason. */
  leftOut: fields({
    duplicate: wholeNumber(),
    noWords: wholeNumber(),
    notReadable: wholeNumber(),
    removed: wholeNumber(),
  }),
});

export const reviewLedgerSchema = fields({
  /** Oldest first: if several imports contain a review, the last one counts. */
  imports: v.array(reviewImport),
  removed: v.optional(anyById(fields({ id, day, reason: oneOf(removalReasons) })), []),
  /** Reviews that were changed after their import. `now` is the SHA-256 of the published review: after a second change, the entry gets a new one. */
  edited: v.optional(anyById(fields({ id, day, what: oneOf(editedParts), why: oneOf(editReasons), now })), []),
});

export type ReviewLedger = v.InferOutput<typeof reviewLedgerSchema>;
export type ReviewImport = ReviewLedger["imports"][number];
