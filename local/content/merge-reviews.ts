/** Sets reviews into the text of `content/reviews/reviews.yml`, leaving every other line as it is. Pure. */
import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, parseDocument, stringify } from "yaml";
import type { Review } from "../../gatsby/content/schema/reviews";

export interface Merged {
  readonly text: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

const entryText = (review: Review): string => stringify(review, { lineWidth: 100 }).trimEnd();

/** A review that is there already is put in its place; one that is not comes at the end. `text` must be valid YAML. */
export const mergeReviews = (text: string, reviews: readonly Review[]): Merged => {
  const list = parseDocument(text).get("reviews");
  const known = new Map<string, { readonly value: unknown; readonly start: number; readonly end: number }>();
  for (const item of isSeq(list) ? list.items : []) {
    if (!isMap(item) || !item.range) continue;
    known.set(String(item.get("id")), { value: item.toJSON(), start: item.range[0], end: item.range[1] });
  }
  const same = (review: Review) => isDeepStrictEqual(known.get(review.id)?.value, review);
  const unchanged = reviews.filter(same);
  const changed = reviews.filter((review) => known.has(review.id) && !same(review));
  const added = reviews.filter((review) => !known.has(review.id));
  // From the end, so that what comes before keeps its place.
  const places = changed
    .flatMap((review) => {
      const place = known.get(review.id);
      return place === undefined ? [] : [{ ...place, review }];
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
  return {
    text: added.length === 0 ? merged : `${merged.trimEnd()}\n${entries.join("")}`,
    added: added.length,
    changed: changed.length,
    unchanged: unchanged.length,
  };
};
