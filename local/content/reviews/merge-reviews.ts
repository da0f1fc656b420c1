/** Writes reviews into the text of `content/reviews/reviews.yml` without changing other lines. Pure functions. */
import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, parseDocument, stringify } from "yaml";
import type { Review } from "../../../gatsby/content/schema/reviews";

/** The result for a review. */
export type Outcome = "new" | "changed" | "as it was";

export interface Merged {
  readonly text: string;
  /** By review id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

const entryText = (review: Review): string => stringify(review, { lineWidth: 100 }).trimEnd();

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
    return isDeepStrictEqual(before.value, review) ? "as it was" : "changed";
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
    const entry = indent(entryText(review), "    ").trimStart();
    merged =
      merged.slice(0, start) +
      entry +
      (/^\s*$/.test(after) ? "\n" : "\n\n") +
      after.replace(/^[ \n]*(?= {2}- )/, "").replace(/^\s*$/, "");
  }
  const entries = added.map((review) => `\n  - ${indent(entryText(review), "    ").trimStart()}\n`);
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
