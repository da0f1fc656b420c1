/** `content/reviews/`: guest reviews and the summary of their ratings. */
import * as v from "valibot";
import { isLanguageCode } from "../../both-languages";
import { anyById, fields, list, listById, must, rule } from "./fields";
import { bilingual, country, day, id, numberBetween, oneOf, sample, text, wholeNumber, written } from "./values";

/** The language of a guest's text: the shortest ISO 639 code of any language, `el` and not `ell`. */
const languageCode = written(
  isLanguageCode,
  "is not a language code.",
  "Write the shortest ISO 639 code in small letters: en, el, de, nl, zh.",
);

const initial = written(
  /^[\p{Lu}\p{Lo}]\.$/u,
  "is not one capital letter and a full stop.",
  'Write "M.": names of guests are not published.',
);

const translations = v.optional(fields({ en: v.optional(text), el: v.optional(text) }));

const guest = v.pipe(
  fields({
    initial: v.optional(initial),
    country: v.optional(country),
    countryName: v.optional(bilingual),
  }),
  must(
    (given) => (given.country === undefined) === (given.countryName === undefined),
    "A country needs both its code and its name.",
    "Write country and countryName, or neither.",
  ),
);

/** A guest's text: one text, or two as on Booking.com: what the guest liked and disliked. */
const reviewText = v.pipe(
  fields({
    language: languageCode,
    title: v.optional(text),
    original: v.optional(text),
    positive: v.optional(text),
    negative: v.optional(text),
    translations,
  }),
  must(
    ({ original, positive, negative }) => (original ?? positive ?? negative) !== undefined,
    "The review has no words.",
    "Write “original:”, or “positive:”, “negative:” or both.",
  ),
);

/** The house's response: written here in both languages, or copied from the site of the review. */
const response = v.pipe(
  fields({
    date: v.optional(day),
    text: v.optional(bilingual),
    language: v.optional(languageCode),
    original: v.optional(text),
    translations,
  }),
  must(
    ({ text: own, language, original, translations: ours }) =>
      own === undefined ? !!language && !!original : (language ?? original ?? ours) === undefined,
    "The response is incomplete, or is written in both of the two possible ways.",
    "Write either “text:” in both languages; or “language:” and “original:”, copied from the other site.",
  ),
);

const maxScore = 100;

const scaleFrom = (min: number) => v.pipe(wholeNumber(min), numberBetween(min, maxScore));

/** The best possible score on the site of a review. */
export const reviewScale = scaleFrom(2);

export const reviewSchema = fields({
  id,
  sample,
  guest,
  date: day,
  /** `nights` and `verified` are left out if they are not known; the page then does not mention them. */
  nights: v.optional(wholeNumber(1)),
  score: numberBetween(0, maxScore),
  /** By default the scale of summary.yml. */
  scale: v.optional(reviewScale),
  verified: v.optional(v.boolean()),
  source: id,
  text: reviewText,
  response: v.optional(response),
});

/** The whole text of a guest as one string. */
export const wholeOriginal = ({ original, positive, negative }: Review["text"]): string =>
  [original, positive, negative].filter((part) => part !== undefined).join(" ");

export const reviewsSchema = fields({
  sources: listById(fields({ id, sample, label: bilingual })),
  /** Empty for a house that has just opened: `reviews: []`. */
  reviews: anyById(reviewSchema),
});

/** The six ratings of specification §3. A house shows those that it knows. */
const categories = ["cleanliness", "location", "service", "value", "amenities", "comfort"] as const;

const summary = v.pipe(
  fields({
    sample,
    /**
     * The number of all reviews as a text, including those on other sites: “over 300 reviews”. By default, those in reviews.yml are counted.
     */
    countText: v.optional(bilingual),
    scale: scaleFrom(5),
    /** By default the average of the reviews in reviews.yml, with each score converted to `scale`. */
    overall: v.optional(numberBetween(0, maxScore)),
    /** A category that is left out, or has 0, is not shown. */
    categories: v.optional(
      v.pipe(
        list(fields({ id: oneOf(categories), score: numberBetween(0, maxScore) })),
        must(
          (given) => new Set(given.map((entry) => entry.id)).size === given.length,
          "A category is rated twice.",
          "Remove one of the two lines.",
        ),
      ),
    ),
    verification: bilingual,
  }),
  rule(({ scale, overall = 0, categories: rated = [] }, report) => {
    for (const [index, { id: category, score }] of rated.entries()) {
      if (score <= scale) continue;
      const problem = `“${category}” has ${score} of ${scale}.`;
      report(["categories", index, "score"], problem, "Correct the score or the scale.");
    }
    if (overall > scale)
      report(["overall"], `The rating is ${overall} of ${scale}.`, "Correct the rating or the scale.");
  }),
);

export const reviewSummarySchema = fields({ summary });

export type Review = v.InferOutput<typeof reviewSchema>;
