/** Which reviews are shown, and in which order. Pure functions. */

/** The available orders; the first is the default. */
export const reviewOrders = ["newest", "oldest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export const isReviewOrder = (value: string): value is ReviewOrder => reviewOrders.some((order) => order === value);

interface Ordered {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The score converted to a scale that all reviews share. */
  readonly comparableScore: number;
  readonly originalLanguage: string;
}

const newestFirst = (a: Ordered, b: Ordered): number => b.date.localeCompare(a.date);

const comparisons: Readonly<Record<ReviewOrder, (a: Ordered, b: Ordered) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  highest: (a, b) => b.comparableScore - a.comparableScore || newestFirst(a, b),
  lowest: (a, b) => a.comparableScore - b.comparableScore || newestFirst(a, b),
};

/** The reviews in a language (all languages if empty), in the given order; equal scores are sorted newest first. */
export const chosenReviews = <Review extends Ordered>(
  reviews: readonly Review[],
  language: string,
  order: ReviewOrder,
): Review[] =>
  reviews.filter(({ originalLanguage }) => language === "" || originalLanguage === language).sort(comparisons[order]);

export interface ReviewLanguage {
  readonly language: string;
  readonly name: string;
  readonly count: number;
}

/** The languages of the reviews with the number of each, the most frequent first, then by code. */
export const reviewLanguages = (
  reviews: readonly (Ordered & { readonly originalLanguageName: string })[],
): readonly ReviewLanguage[] => {
  const found = new Map<string, ReviewLanguage>();
  for (const { originalLanguage: language, originalLanguageName: name } of reviews)
    found.set(language, { language, name, count: (found.get(language)?.count ?? 0) + 1 });
  return [...found.values()].sort((a, b) => b.count - a.count || a.language.localeCompare(b.language));
};
