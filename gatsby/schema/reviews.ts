/** Guest reviews, and which of them were imported, removed or edited: `content/reviews/`. */
import * as v from "valibot";
import { fields } from "../content/schema/fields";
import { reviewLedgerSchema } from "../content/schema/review-ledger";
import { reviewSummarySchema } from "../content/schema/reviews";
import { contentTypes } from "./content-types";

const summary = reviewSummarySchema.entries.summary.entries;
const { imports, removed, edited } = reviewLedgerSchema.entries;
const { platform: _, ...importFields } = imports.item.entries;
const { id: __, ...removal } = removed.wrapped.item.entries;
const { id: ___, ...edit } = edited.wrapped.item.entries;
const slug = v.string();

const ledger = {
  /** The source is null if the house's own table was imported; `taken` is the number of reviews. */
  imports: v.array(fields({ ...importFields, sample: v.boolean(), source: v.nullable(v.string()), taken: v.number() })),
  removed: v.array(fields({ ...removal, slug })),
  edited: v.array(fields({ ...edit, slug })),
};

export const reviewTypes = /* GraphQL */ `
  ${contentTypes("ReviewSummary", { ...summary, overall: summary.overall.wrapped, categories: summary.categories.wrapped })}
  ${contentTypes("ReviewLedger", ledger, { imported: "Int!", shown: "Int!", byHand: "Int!" })}
  type Review implements Node @dontInfer {
    language: String!
    slug: String!
    sample: Boolean!
    "Null if it is not known; likewise country and nights."
    initial: String
    country: String
    "YYYY-MM-DD."
    date: String!
    nights: Int
    "The guest's score on the review's own scale."
    score: Float!
    scale: Int!
    "The score converted to the scale of the summary, so that reviews with different scales can be sorted."
    comparableScore: Float!
    "Also false if it is not known."
    verified: Boolean!
    source: String!
    "An ISO 639 code, and the name of the language as written within a sentence."
    originalLanguage: String!
    originalLanguageName: String!
    title: String
    "The guest's text: either original, or positive and negative (what the guest liked and disliked)."
    original: String
    positive: String
    negative: String
    translation: String
    response: ReviewResponse
  }
  type ReviewResponse {
    text: String!
    "The language of the response if it differs from the language of the page."
    language: String
  }
`;
