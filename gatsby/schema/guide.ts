/** The house guide: `content/guide`. */
export const guideTypes = /* GraphQL */ `
  type GuidePart implements Node @dontInfer {
    language: String!
    "arriving, suite or emergency."
    slug: String!
    order: Int!
    title: String!
    headings: [Heading!]!
    body: JSON!
  }
  "A QR code as one SVG path in a square of size × size modules."
  type GuideCode {
    address: String!
    size: Int!
    path: String!
  }
`;
