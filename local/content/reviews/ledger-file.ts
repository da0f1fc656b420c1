/** Writes an import into the text of `content/reviews/ledger.yml`. Pure. */
import { isDeepStrictEqual } from "node:util";
import { isSeq, parseDocument } from "yaml";
import { wordsHash } from "./words-hash";
import type { ReviewImport } from "../../../gatsby/content/schema/review-ledger";
import type { ReviewRows } from "./review-rows";

const head = `# Written by npm run import:reviews. A review that is taken out of reviews.yml is listed under “removed:”, with its id, the day and a reason.
imports: []
`;

/** What an import did, as the ledger keeps it. */
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
 * The ledger with one import more. A file that is imported again replaces its own line, unless that line took a review which this time did not come.
 * Where nothing but the day is another, the text stays as it is. `text` is undefined where there is no ledger yet.
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
