/** Which reviews are shown, and in which order: pure. */

/** The orders that can be asked for, the first by default. */
export const reviewOrders = ["newest", "oldest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export const isReviewOrder = (value: string): value is ReviewOrder => reviewOrders.some((order) => order === value);

interface Ordered {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly score: number;
  readonly originalLanguage: string;
}

const newestFirst = (a: Ordered, b: Ordered): number => b.date.localeCompare(a.date);

const comparisons: Readonly<Record<ReviewOrder, (a: Ordered, b: Ordered) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  highest: (a, b) => b.score - a.score || newestFirst(a, b),
  lowest: (a, b) => a.score - b.score || newestFirst(a, b),
};

/** The reviews written in a language (all for an empty one), in an order; among equal scores the newest first. */
export const chosenReviews = <Review extends Ordered>(
  reviews: readonly Review[],
  language: string,
  order: ReviewOrder,
): Review[] =>
  reviews.filter(({ originalLanguage }) => language === "" || originalLanguage === language).sort(comparisons[order]);

/** The languages that reviews were written in with how many each, the most frequent first, then by code. */
export const reviewLanguages = (
  reviews: readonly Ordered[],
): readonly { readonly language: string; readonly count: number }[] => {
  const counts = new Map<string, number>();
  for (const { originalLanguage } of reviews) counts.set(originalLanguage, (counts.get(originalLanguage) ?? 0) + 1);
  return [...counts]
    .map(([language, count]) => ({ language, count }))
    .sort((a, b) => b.count - a.count || a.language.localeCompare(b.language));
};
