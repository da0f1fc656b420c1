/** Guest reviews: `content/reviews/`. */
export const reviewTypes = /* GraphQL */ `
  type Review implements Node @dontInfer {
    language: String!
    slug: String!
    sample: Boolean!
    "Null, as country and nights are, where it is not known."
    initial: String
    country: String
    "YYYY-MM-DD."
    date: String!
    nights: Int
    "As the guest gave it, on the review's own scale."
    score: Float!
    scale: Int!
    "The score on the scale of the summary, by which reviews of different scales are ordered."
    comparableScore: Float!
    "False also where it is not known."
    verified: Boolean!
    source: String!
    "A code of ISO 639, and the name of that language in a sentence."
    originalLanguage: String!
    originalLanguageName: String!
    title: String
    "What the guest wrote in one piece; or in two, what was liked and what was not."
    original: String
    positive: String
    negative: String
    translation: String
    response: ReviewResponse
  }
  type ReviewResponse {
    date: String
    text: String!
    "The language of the answer where it is not that of the page."
    language: String
  }
  type ReviewSummary implements Node @dontInfer {
    language: String!
    sample: Boolean
    scale: Int!
    overall: Float!
    categories: [RatingCategory!]!
    verification: String!
  }
  type RatingCategory {
    id: String!
    score: Float!
  }
`;
