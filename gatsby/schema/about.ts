/** The about page: `content/about.yml`. */
export const aboutTypes = /* GraphQL */ `
  type About implements Node @dontInfer {
    language: String!
    meta: PageMeta!
    title: String!
    standfirst: String!
    sections: [AboutSection!]!
    closing: String!
  }
  type AboutSection {
    id: String!
    title: String!
    paragraphs: [String!]!
    list: [AboutItem!]
  }
  type AboutItem {
    id: String!
    text: String!
  }
`;
