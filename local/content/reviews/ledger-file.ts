/** Adds an import to the text of `content/reviews/ledger.yml`. Pure functions. */
import { isDeepStrictEqual } from "node:util";
import { isSeq, parseDocument } from "yaml";
import { wordsHash } from "./words-hash";
import type { ReviewImport } from "../../../gatsby/content/schema/review-ledger";
import type { ReviewRows } from "./review-rows";

const head = `# Written by npm run import:reviews. A review that is taken out of reviews.yml is listed under “removed:”, with its id, the day and a reason.
imports: []
`;

/** The ledger's entry for an import. */
export const importLine = (
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
export const withImport = (text: string | undefined, imports: readonly ReviewImport[], line: ReviewImport): string => {
  const index = imports.findLastIndex(({ sha256 }) => sha256 === line.sha256);
  const earlier = imports[index];
  const isLast = index === imports.length - 1;
  if (text !== undefined && isLast && isDeepStrictEqual({ ...earlier, day: line.day }, line)) return text;
  const document = parseDocument(text ?? head);
  const list = document.get("imports");
  if (isSeq(list)) list.flow = false;
  if (earlier !== undefined && Object.keys(earlier.taken).every((id) => id in line.taken))
    document.deleteIn(["imports", index]);
  document.addIn(["imports"], document.createNode(line));
  return document.toString({ lineWidth: 0 });
};
