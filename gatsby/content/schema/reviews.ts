/** `content/reviews/`: guest reviews and the summary of their ratings. */
import * as v from "valibot";
import { isLanguageCode } from "../../both-languages";
import { anyById, fields, list, listById, must, rule } from "./fields";
import { bilingual, country, day, id, numberBetween, oneOf, sample, text, wholeNumber, written } from "./values";

/** The language of a guest's text: the shortest ISO 639 code of any language, `el` and not `ell`. */
const languageCode = written(
  isLanguageCode,
  "is not the code of a language.",
  "Write the code of ISO 639 in small letters, the shortest there is: en, el, de, nl, zh.",
);

const initial = written(
  /^[\p{Lu}\p{Lo}]\.$/u,
  "does not name a guest by one capital letter and a full stop.",
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
    "A country has its code and its name.",
    "Write country and countryName, or neither.",
  ),
);

/** A guest's text: one text, or two as on Booking.com: what the guest liked and disliked. */
const words = v.pipe(
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
    "The answer is written in two ways, or in none.",
    "Write “text:” in both languages; or “language:” and “original:”, as it stands on the other site.",
  ),
);

const mostScore = 100;

const scaleFrom = (least: number) => v.pipe(wholeNumber(least), numberBetween(least, mostScore));

/** The best possible score on the site of a review. */
export const reviewScale = scaleFrom(2);

export const reviewSchema = fields({
  id,
  sample,
  guest,
  date: day,
  /** `nights` and `verified` are left out if they are not known; the page then does not mention them. */
  nights: v.optional(wholeNumber(1)),
  score: numberBetween(0, mostScore),
  /** By default the scale of summary.yml. */
  scale: v.optional(reviewScale),
  verified: v.optional(v.boolean()),
  source: id,
  text: words,
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
     * The number of all reviews, also of those on other sites, in words: “over 300 reviews”. By default the number of those in reviews.yml.
     */
    countText: v.optional(bilingual),
    scale: scaleFrom(5),
    /** By default the average of the reviews in reviews.yml, with each score converted to `scale`. */
    overall: v.optional(numberBetween(0, mostScore)),
    /** A category that is left out, or has 0, is not shown. */
    categories: v.optional(
      v.pipe(
        list(fields({ id: oneOf(categories), score: numberBetween(0, mostScore) })),
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
