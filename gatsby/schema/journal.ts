/** The journal: `content/journal`. */
export const journalTypes = /* GraphQL */ `
  type JournalSection implements Node @dontInfer {
    language: String!
    slug: String!
    order: Int!
    name: String!
    description: String!
    "Whether the section has a post to show."
    hasPosts: Boolean!
  }
  type Post implements Node @dontInfer {
    language: String!
    slug: String!
    title: String!
    description: String!
    "YYYY-MM-DD."
    date: String!
    updated: String
    section: JournalSection!
    featured: Boolean!
    cover: File! @contentFile
    coverAlt: String!
    coverCaption: String
    author: String
    readingMinutes: Int!
    headings: [Heading!]!
    "The text as a tree of [tag or component, properties, children]."
    body: JSON!
    figures: [PostFigure!]!
  }
  type Heading {
    id: String!
    depth: Int!
    text: String!
  }
  type PostFigure {
    src: String!
    image: File! @contentFile
  }
`;
