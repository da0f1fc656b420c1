/** How the reviews came here: `content/reviews/ledger.yml`. */
export const reviewLedgerTypes = /* GraphQL */ `
  type ReviewLedger implements Node @dontInfer {
    language: String!
    "Reviews that some import took, each counted once."
    imported: Int!
    "How many of them are published."
    shown: Int!
    "Published reviews that no import took."
    byHand: Int!
    imports: [ReviewImport!]!
    removed: [ReviewRemoval!]!
    edited: [ReviewEdit!]!
  }
  type ReviewImport {
    sample: Boolean!
    "Null for a table of the house's own."
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
