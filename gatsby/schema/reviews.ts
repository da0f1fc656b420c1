/** Guest reviews, and which of them were imported, removed or edited: `content/reviews/`. */
export const reviewTypes = /* GraphQL */ `
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
  type ReviewLedger implements Node @dontInfer {
    language: String!
    "How many reviews were imported; a review imported twice counts once."
    imported: Int!
    "How many of the imported reviews are published."
    shown: Int!
    "How many published reviews were entered by hand."
    byHand: Int!
    imports: [ReviewImport!]!
    removed: [ReviewRemoval!]!
    edited: [ReviewEdit!]!
  }
  type ReviewImport {
    sample: Boolean!
    "Null if the house's own table was imported."
    source: String
    "YYYY-MM-DD."
    day: String!
    sha256: String!
    rows: Int!
    taken: Int!
    leftOut: ReviewsLeftOut!
  }
  type ReviewsLeftOut {
    duplicate: Int!
    noWords: Int!
    notReadable: Int!
    removed: Int!
  }
  type ReviewRemoval {
    slug: String!
    day: String!
    reason: String!
  }
  type ReviewEdit {
    slug: String!
    day: String!
    "words, title, score or day."
    what: String!
    why: String!
  }
`;
