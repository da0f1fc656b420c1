/** Converts review scores with different scales to one scale, to compare them. Reviews keep the score that the guest gave. */
import type { Review } from "./schema/reviews";

type Scored = Pick<Review, "score" | "scale">;

/** The score converted to `scale`, the scale of the house's ratings: 4 of 5 is 8 of 10. A review without a scale already uses this one. */
export const convertedScore = (review: Scored, scale: number): number =>
  (review.score * scale) / (review.scale ?? scale);

/** The average on the scale of the house's ratings, with one decimal; 0 if there are no reviews. */
export const averageScore = (reviews: readonly Scored[], scale: number): number => {
  if (reviews.length === 0) return 0;
  const sum = reviews.reduce((total, review) => total + convertedScore(review, scale), 0);
  return Math.round((sum / reviews.length) * 10) / 10;
};
