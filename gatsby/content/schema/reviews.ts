/** `content/reviews/`: what guests wrote, and what it adds up to. */
import * as v from "valibot";
import { says } from "../fault";
import { anyById, fields, list, listById } from "./fields";
import { bilingual, day, id, numberBetween, oneOf, sample, text, wholeNumber } from "./values";

/** The languages in which reviews are kept; each has its name in the interface texts. */
export const reviewLanguages = ["en", "el", "de", "fr", "it"] as const;

export const country = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, says("This is not a country code.", "Write its two capital letters: GR, GB, DE.")),
);

const initial = v.pipe(
  v.string(),
  v.regex(
    /^\p{Lu}\.$/u,
    says("A guest is named by one capital letter and a full stop.", 'Write "M.": names of guests are not published.'),
  ),
);

const translation = v.optional(text);

export const reviewSchema = fields({
  id,
  sample,
  guest: fields({ initial, country, countryName: bilingual }),
  date: day,
  nights: wholeNumber(1),
  score: numberBetween(1, 10),
  verified: v.boolean(),
  source: id,
  text: fields({
    language: oneOf(reviewLanguages),
    original: text,
    translations: v.optional(fields({ en: translation, el: translation })),
  }),
  response: v.optional(fields({ date: day, text: bilingual })),
});

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
    overall: numberBetween(0, 10),
    categories: v.pipe(
      list(fields({ id: oneOf(categories), score: numberBetween(0, 10) })),
      v.check(
        (given) => categories.every((category) => given.filter((entry) => entry.id === category).length === 1),
        says("Not every category is rated once.", `Rate each of: ${categories.join(", ")}.`),
      ),
    ),
    verification: bilingual,
  }),
});

export type Reviews = v.InferOutput<typeof reviewsSchema>;
export type Review = v.InferOutput<typeof reviewSchema>;
export type ReviewSummary = v.InferOutput<typeof reviewSummarySchema>["summary"];
