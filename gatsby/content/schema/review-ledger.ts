/** `content/reviews/ledger.yml`: which reviews came by an import, from which file, and which of them were removed since. Optional. */
import * as v from "valibot";
import { anyById, fields } from "./fields";
import { day, id, oneOf, sample, text, wholeNumber, written } from "./values";

const sha256 = written(/^[0-9a-f]{64}$/, "is not a SHA-256.", "Restore it from the history: the import writes it.");

/** Why a review that was imported is no longer published. */
export const removalReasons = ["guest-asked", "removed-at-source", "personal-data", "unlawful", "not-a-guest"] as const;

/** What of a review was changed after its import, and why. */
export const editedParts = ["words", "title", "score", "day"] as const;
export const editReasons = ["personal-data", "guest-asked", "unlawful", "slip-of-the-pen"] as const;

const reviewImport = fields({
  sample,
  /** Id of a source of reviews.yml, or of a table of import.yml; `own` for a table that this site asks for. */
  platform: text,
  day,
  /** Of the export file, byte by byte. */
  sha256,
  rows: wholeNumber(1),
  /** Id of a review → SHA-256 of its words, score and date as they were imported. */
  taken: v.record(id, sha256),
  /** Rows that did not become a review, by reason. */
  leftOut: fields({
    duplicate: wholeNumber(),
    noWords: wholeNumber(),
    notReadable: wholeNumber(),
    removed: wholeNumber(),
  }),
});

export const reviewLedgerSchema = fields({
  /** In the order of the imports: the last that took a review has its words. */
  imports: v.array(reviewImport),
  removed: v.optional(anyById(fields({ id, day, reason: oneOf(removalReasons) })), []),
  /** Reviews that are published otherwise than they were imported. `now` is the SHA-256 of what is published: a second change needs its own line. */
  edited: v.optional(anyById(fields({ id, day, what: oneOf(editedParts), why: oneOf(editReasons), now: sha256 })), []),
});

export type ReviewLedger = v.InferOutput<typeof reviewLedgerSchema>;
export type ReviewImport = ReviewLedger["imports"][number];
