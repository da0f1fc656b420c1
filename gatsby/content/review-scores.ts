/** Scores of different scales beside each other: each is kept as the guest gave it, and converted where scores are compared. */
import type { Review } from "./schema/reviews";

type Scored = Pick<Review, "score" | "scale">;

/** A score on another scale, in proportion: 4 of 5 is 8 of 10. `scale` is the scale of the house's ratings, and of a review that names none. */
export const convertedScore = (review: Scored, scale: number): number =>
  (review.score * scale) / (review.scale ?? scale);

/** The average on the scale of the house's ratings, with one decimal; 0 of no reviews. */
export const averageScore = (reviews: readonly Scored[], scale: number): number => {
  if (reviews.length === 0) return 0;
  const sum = reviews.reduce((total, review) => total + convertedScore(review, scale), 0);
  return Math.round((sum / reviews.length) * 10) / 10;
};
