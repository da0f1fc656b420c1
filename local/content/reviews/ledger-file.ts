/** Adds an import to the text of `content/reviews/ledger.yml`, with hashes that show whether a review has changed since. Pure functions. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isSeq, parseDocument } from "yaml";
import type { ReviewImport } from "../../../gatsby/content/schema/review-ledger";
import type { Review } from "../../../gatsby/content/schema/reviews";
import type { ReviewRows } from "./review-rows";

const head = `# Written by npm run import:reviews. If you take a review out of reviews.yml, list it under “removed:” with its id, the day and a reason.
imports: []
`;

/** SHA-256, in hexadecimal digits. */
export const sha256Of = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** SHA-256 of the guest's part of a review: day, score with its scale, title and words, but not translations and the house's response. */
export const wordsHash = ({ date, score, scale, text }: Review): string =>
  sha256Of(
    JSON.stringify(
      [date, score, scale, text.title, text.original, text.positive, text.negative].map((part) => part ?? null),
    ),
  );

/** The ledger's entry for an import. */
export const ledgerEntry = (
  { rows, issues, wordless, duplicates, removed }: ReviewRows,
  about: Pick<ReviewImport, "platform" | "day" | "sha256">,
): ReviewImport => {
  const refused = new Set(issues.map(({ line }) => line)).size;
  const leftOut = {
    duplicate: duplicates.length,
    noWords: wordless.length,
    notReadable: refused - duplicates.length,
    removed: removed.length,
  };
  const taken = Object.fromEntries(rows.map(({ review }) => [review.id, wordsHash(review)]));
  const all = rows.length + refused + wordless.length + removed.length;
  return { ...about, rows: all, taken, leftOut };
};

/**
 * Returns the ledger with the import added. If the same file was imported before, the newest entry of the file is
 * replaced, unless that entry lists a review that is missing this time. If that entry is the last of the ledger and only
 * the day differs, the text stays unchanged. `text` is undefined if there is no ledger yet.
 */
export const withImport = (text: string | undefined, imports: readonly ReviewImport[], entry: ReviewImport): string => {
  const index = imports.findLastIndex(({ sha256 }) => sha256 === entry.sha256);
  const earlier = imports[index];
  const isLast = index === imports.length - 1;
  if (text !== undefined && isLast && isDeepStrictEqual({ ...earlier, day: entry.day }, entry)) return text;
  const document = parseDocument(text ?? head);
  const list = document.get("imports");
  if (isSeq(list)) list.flow = false;
  if (earlier !== undefined && Object.keys(earlier.taken).every((id) => id in entry.taken))
    document.deleteIn(["imports", index]);
  document.addIn(["imports"], document.createNode(entry));
  return document.toString({ lineWidth: 0 });
};
