/** Reviews: comparable scores, the ledger of imports, and the fields of their nodes in one language. */
import type { Language } from "../../src/settings/languages";
import type { Content } from "./content";
import type { Facts } from "./facts";
import { languageName } from "../both-languages";
import { localize } from "./localize";
import type { ReviewImport, ReviewLedger } from "./schema/review-ledger";
import type { Review } from "./schema/reviews";
import type { Quote } from "./schema/values";

type Scored = Pick<Review, "score" | "scale">;

/** The score converted to `scale`, the scale of the house's ratings: 4 of 5 is 8 of 10. A review without a scale already uses this one. */
export const convertedScore = (review: Scored, scale: number): number =>
  (review.score * scale) / (review.scale ?? scale);

/** The average on the scale of the house's ratings, with one decimal; 0 if there are no reviews. */
export const averageScore = (reviews: readonly Scored[], scale: number): number => {
  const sum = reviews.reduce((total, review) => total + convertedScore(review, scale), 0);
  return Math.round((sum / Math.max(1, reviews.length)) * 10) / 10;
};

/** Review id → the hash of the review at its last import. */
export const importedReviews = ({ imports }: Pick<ReviewLedger, "imports">): ReadonlyMap<string, string> =>
  new Map(imports.flatMap(({ taken }) => Object.entries(taken)));

/** The ids of imported reviews that are neither published nor listed as removed. */
export const unaccountedFor = (ledger: ReviewLedger, reviews: readonly Pick<Review, "id">[]): string[] => {
  const accountedFor = new Set([...reviews, ...ledger.removed].map(({ id }) => id));
  return [...importedReviews(ledger).keys()].filter((id) => !accountedFor.has(id));
};

/** The number of rows that an import lists as taken or left out. It should equal the number of all rows. */
export const rowsAccountedFor = ({ taken, leftOut }: Pick<ReviewImport, "taken" | "leftOut">): number =>
  Object.values<number>(leftOut).reduce((sum, count) => sum + count, Object.keys(taken).length);

/**
 * How many reviews were imported (`imported`), how many of these are published (`shown`), and how many published
 * reviews were not imported (`byHand`).
 */
export const countsOf = (ledger: ReviewLedger, reviews: readonly Pick<Review, "id">[]) => {
  const imported = importedReviews(ledger);
  const shown = reviews.filter(({ id }) => imported.has(id)).length;
  return { imported: imported.size, shown, byHand: reviews.length - shown };
};

/**
 * The house's response to a review. `language` is null if the text is in the requested language, and otherwise the language of the text.
 */
const responseFields = (response: NonNullable<Review["response"]>, language: Language, facts: Facts) => {
  const { original, text, translations } = response;
  const ours = (text ?? translations)?.[language];
  if (ours !== undefined) return { text: localize(ours, language, facts), language: null };
  return { text: original, language: response.language === language ? null : response.language };
};

export const reviewFields = (review: Review, content: Content, language: Language, facts: Facts) => {
  const { id: slug, guest, response, text, ...others } = review;
  const { language: originalLanguage, translations, ...words } = text;
  const { scale } = content.reviewSummary;
  return {
    scale,
    ...others,
    ...words,
    slug,
    sample: review.sample === true,
    initial: guest.initial,
    country: guest.countryName?.[language],
    comparableScore: convertedScore(review, scale),
    verified: review.verified === true,
    source: content.reviews.sources.find(({ id }) => id === review.source)?.label[language],
    originalLanguage,
    originalLanguageName: languageName(originalLanguage, language),
    translation: originalLanguage === language ? undefined : translations?.[language],
    response: response && responseFields(response, language, facts),
  };
};

/** The quoted words of a guest, with their review. */
export const quoteFields = (quote: Quote, content: Content, language: Language, facts: Facts) => {
  const found = content.reviews.reviews.find(({ id }) => id === quote.review);
  if (found === undefined) throw new Error(`The review “${quote.review}” is quoted, but does not exist.`);
  const review = reviewFields(found, content, language, facts);
  return { words: localize(quote.words, language, facts), translated: review.translation !== undefined, review };
};

export const summaryFields = ({ reviewSummary, reviews }: Content, language: Language, facts: Facts) => ({
  ...localize(reviewSummary, language, facts),
  categories: (reviewSummary.categories ?? []).filter(({ score }) => score > 0),
  overall: reviewSummary.overall ?? averageScore(reviews.reviews, reviewSummary.scale),
});

/** The ledger of imported reviews; none if no reviews were imported. */
export const ledgerFields = ({ reviewLedger, reviews }: Content, language: Language) => {
  if (reviewLedger === null) return [];
  const labelOf = (platform: string): string | null =>
    reviews.sources.find(({ id }) => id === platform)?.label[language] ?? (platform === "own" ? null : platform);
  const imports = reviewLedger.imports.map(({ sample, platform, taken, ...rest }) => {
    return { ...rest, sample: sample === true, source: labelOf(platform), taken: Object.keys(taken).length };
  });
  const removed = reviewLedger.removed.map(({ id: slug, ...rest }) => ({ ...rest, slug }));
  const edited = reviewLedger.edited.map(({ id: slug, ...rest }) => ({ ...rest, slug }));
  return [{ ...countsOf(reviewLedger, reviews.reviews), imports, removed, edited }];
};
