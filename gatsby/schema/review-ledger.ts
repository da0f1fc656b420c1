/** Which reviews were imported, removed or edited: `content/reviews/ledger.yml`. */
export const reviewLedgerTypes = /* GraphQL */ `
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
