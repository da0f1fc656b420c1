/** Mistakes in the reviews. */
import { type BrokenCase, replace } from "./copy";

export const brokenReviews: readonly BrokenCase[] = [
  {
    name: "a review of a source that is not listed",
    break: replace("reviews/reviews.yml", "source: direct", "source: airbnb"),
    says: ["content/reviews/reviews.yml:", "reviews[0].source", "no source called “airbnb”", "sources:"],
  },
  {
    name: "a review of a day to come",
    break: replace("reviews/reviews.yml", "2026-06-14", "2027-06-14"),
    says: ["content/reviews/reviews.yml:", "reviews[0].date", "a day to come", "Correct the year"],
  },
  {
    name: "a guest by full name",
    break: replace("reviews/reviews.yml", 'initial: "R."', 'initial: "Robert Smith"'),
    says: ["content/reviews/reviews.yml:", "reviews[0].guest.initial", "one capital letter", "not published"],
  },
  {
    name: "a quotation of reviews that are not there yet",
    break: replace("reviews/reviews.yml", /^reviews:[\s\S]*/m, "reviews: []\n"),
    says: ["content/home.yml:", "quote.review", "There is no review", "Remove “quote:” until a guest"],
  },
  {
    name: "a rating that is left out",
    break: replace("reviews/summary.yml", /.*id: comfort.*\n/, ""),
    says: ["content/reviews/summary.yml:", "summary.categories", "Not every category", "comfort"],
  },
];
