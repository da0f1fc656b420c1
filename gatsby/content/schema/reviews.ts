/** `content/reviews/`: what guests wrote, and what it adds up to. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { isLanguageCode } from "../language-names";
import { anyById, fields, list, listById } from "./fields";
import { bilingual, country, day, id, numberBetween, oneOf, sample, text, wholeNumber, written } from "./values";

/** The language of a text by others: any of ISO 639. */
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
    /** Left out for guests who gave no name. */
    initial: v.optional(initial),
    country: v.optional(country),
    countryName: v.optional(bilingual),
  }),
  v.check(
    (given) => (given.country === undefined) === (given.countryName === undefined),
    issueMessage("A country has its code and its name.", "Write country and countryName, or neither."),
  ),
);

/** What a guest wrote: in one piece, or, as Booking.com asks, what was liked and what was not. */
const words = v.pipe(
  fields({
    language: languageCode,
    title: v.optional(text),
    original: v.optional(text),
    positive: v.optional(text),
    negative: v.optional(text),
    translations,
  }),
  v.check(
    ({ original, positive, negative }) => (original ?? positive ?? negative) !== undefined,
    issueMessage("The review has no words.", "Write “original:”, or “positive:” and “negative:”."),
  ),
);

/** Our answer: in both languages as we write it here, or as it stands where the review comes from. */
const response = v.pipe(
  fields({
    date: v.optional(day),
    text: v.optional(bilingual),
    language: v.optional(languageCode),
    original: v.optional(text),
    translations,
  }),
  v.check(
    ({ text: own, language, original, translations: ours }) =>
      own === undefined
        ? language !== undefined && original !== undefined
        : (language ?? original ?? ours) === undefined,
    issueMessage(
      "The answer is written in two ways, or in none.",
      "Write “text:” in both languages; or “language:” and “original:”, as it stands on the other site.",
    ),
  ),
);

export const reviewSchema = fields({
  id,
  sample,
  guest,
  date: day,
  /** This and whether the guest is verified is left out where it is not known: then the page says nothing of it. */
  nights: v.optional(wholeNumber(1)),
  score: numberBetween(0, 100),
  /** The best score where the review was given; left out, it is that of summary.yml. */
  scale: v.optional(wholeNumber(2)),
  verified: v.optional(v.boolean()),
  source: id,
  text: words,
  response: v.optional(response),
});

/** All that a guest wrote, in one text. */
export const wholeOriginal = ({ original, positive, negative }: Review["text"]): string =>
  [original, positive, negative].filter((part) => part !== undefined).join(" ");

export const reviewsSchema = fields({
  sources: listById(fields({ id, sample, label: bilingual })),
  /** Empty for a house that has just opened: `reviews: []`. */
  reviews: anyById(reviewSchema),
});

/** The six ratings of specification §3. */
const categories = ["cleanliness", "location", "service", "value", "amenities", "comfort"] as const;

export const reviewSummarySchema = fields({
  summary: fields({
    sample,
    count: wholeNumber(),
    countText: bilingual,
    scale: wholeNumber(5),
    /** Left out, it is the average of the reviews in reviews.yml, each score converted to `scale`. */
    overall: v.optional(numberBetween(0, 10)),
    categories: v.pipe(
      list(fields({ id: oneOf(categories), score: numberBetween(0, 10) })),
      v.check(
        (given) => categories.every((category) => given.filter((entry) => entry.id === category).length === 1),
        issueMessage("Not every category is rated once.", `Rate each of: ${categories.join(", ")}.`),
      ),
    ),
    verification: bilingual,
  }),
});

export type Reviews = v.InferOutput<typeof reviewsSchema>;
export type Review = v.InferOutput<typeof reviewSchema>;
export type ReviewSummary = v.InferOutput<typeof reviewSummarySchema>["summary"];
