/**
 * Adds an import to the texts of two files in `content/reviews`: to `reviews.yml`, without changing its other lines, and to `ledger.yml`,
 * whose hashes show whether an imported review has been changed since. Pure functions.
 */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, parseDocument, stringify } from "yaml";
import type { ReviewImport } from "../../../gatsby/content/schema/review-ledger";
import type { Review } from "../../../gatsby/content/schema/reviews";
import { indented } from "../edit-yaml";
import type { ReviewRows } from "./review-rows";

/** What an import does with a review in `reviews.yml`: adds it, replaces it, or leaves it unchanged. */
export type Outcome = "new" | "changed" | "unchanged";

interface Merged {
  readonly text: string;
  /** By review id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** The review as an entry of the list, without the two spaces and the hyphen before it. */
const entryText = (review: Review): string => indented(stringify(review, { lineWidth: 100 }), 4).trim();

/** Replaces reviews that exist and appends new ones. `text` must be valid YAML. */
export const mergeReviews = (text: string, reviews: readonly Review[]): Merged => {
  const list = parseDocument(text).get("reviews");
  const known = new Map<string, { readonly value: unknown; readonly start: number; readonly end: number }>();
  for (const item of isSeq(list) ? list.items : []) {
    if (!isMap(item) || !item.range) continue;
    known.set(String(item.get("id")), { value: item.toJSON(), start: item.range[0], end: item.range[1] });
  }
  const outcomeOf = (review: Review): Outcome => {
    const before = known.get(review.id);
    if (before === undefined) return "new";
    return isDeepStrictEqual(before.value, review) ? "unchanged" : "changed";
  };
  const outcomes = new Map(reviews.map((review) => [review.id, outcomeOf(review)]));
  const added = reviews.filter(({ id }) => outcomes.get(id) === "new");
  // Replaced from the end, so that earlier positions stay valid.
  const places = reviews
    .flatMap((review) => {
      const place = known.get(review.id);
      return place === undefined || outcomes.get(review.id) !== "changed" ? [] : [{ ...place, review }];
    })
    .sort((a, b) => b.start - a.start);
  let merged = added.length === 0 ? text : text.replace(/^reviews: *\[ *\] *$/m, "reviews:");
  for (const { start, end, review } of places) {
    const after = merged.slice(end);
    merged =
      merged.slice(0, start) +
      entryText(review) +
      (/^\s*$/.test(after) ? "\n" : "\n\n") +
      after.replace(/^[ \n]*(?= {2}- )/, "").replace(/^\s*$/, "");
  }
  const entries = added.map((review) => `\n  - ${entryText(review)}\n`);
  return { text: added.length === 0 ? merged : `${merged.trimEnd()}\n${entries.join("")}`, outcomes };
};

/**
 * Adds a source for imported reviews, with the same label in both languages. `text` must be valid YAML with sources.
 */
export const addSource = (text: string, id: string, name: string): string => {
  const sources = parseDocument(text).get("sources");
  if (!isSeq(sources) || !sources.range) return text;
  const [start, end] = sources.range;
  const margin = /[ ]*$/.exec(text.slice(0, start))?.[0] ?? "  ";
  const listed = text.slice(0, end).trimEnd();
  return `${listed}\n${margin}- id: ${id}\n${margin}  label: { en: "${name}", el: "${name}" }${text.slice(listed.length)}`;
};

/** The beginning of a new ledger. */
const head = `# Written by npm run import:reviews. If you take a review out of reviews.yml, list it under “removed:” with its id, the day and a reason.
imports: []
`;

/** SHA-256, in hexadecimal digits. */
export const sha256Of = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** SHA-256 of the guest's part of a review: day, score with its scale, title and text, but not translations or the house's response. */
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
 * Returns the text of the ledger with an import added. If the same export was imported before, the newest of its entries is replaced,
 * unless that entry lists a review that the new one lacks. If that entry is the last in the ledger and differs only in its day, the text
 * stays unchanged. `text` is undefined if there is no ledger yet.
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
