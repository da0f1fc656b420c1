/** Guest reviews: `content/reviews/`. */
export const reviewTypes = /* GraphQL */ `
  type Review implements Node @dontInfer {
    language: String!
    slug: String!
    sample: Boolean!
    initial: String!
    country: String!
    "YYYY-MM-DD."
    date: String!
    nights: Int!
    score: Float!
    verified: Boolean!
    source: String!
    originalLanguage: String!
    original: String!
    translation: String
    response: ReviewResponse
  }
  type ReviewResponse {
    date: String!
    text: String!
  }
  type ReviewSummary implements Node @dontInfer {
    language: String!
    sample: Boolean
    count: Int!
    countText: String!
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
