/** The about page: `content/about.yml`, and the gallery pictures that it names. */
export const aboutTypes = /* GraphQL */ `
  type About implements Node @dontInfer {
    language: String!
    meta: PageMeta!
    title: String!
    standfirst: String!
    "The id of a gallery picture; the picture itself is among the pictures of the page."
    picture: String!
    pictures: [GalleryPicture!]!
    sections: [AboutSection!]!
    closing: String!
  }
  type AboutSection {
    id: String!
    title: String!
    "The id of a gallery picture, as above."
    picture: String
    paragraphs: [String!]!
    list: [AboutItem!]
  }
  type AboutItem {
    id: String!
    text: String!
  }
`;
