/** The highlighted posts: `gatsby/sources/journal-highlights.ts`. */
export const journalHighlightsTypes = /* GraphQL */ `
  type JournalHighlights implements Node @dontInfer {
    language: String!
    "The three newest posts."
    newest: [Post!]! @link(from: "newestIds")
    "The newest featured post, or else the newest of all."
    lead: Post @link(from: "leadId")
    "The three newest posts of each section that has any, in the sections' order."
    sections: [HighlightsSection!]!
  }
  type HighlightsSection {
    slug: String!
    posts: [Post!]! @link(from: "postIds")
  }
`;
