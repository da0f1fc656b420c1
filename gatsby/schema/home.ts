/** The sections of the home page: `content/home.yml`; its hero picture is in hero.ts. */
export const homeTypes = /* GraphQL */ `
  type Home implements Node @dontInfer {
    language: String!
    meta: PageMeta!
    hero: HomeHero!
    directBooking: HomeDirect!
    suiteFacts: HomeFacts!
    factsPicture: GalleryPicture!
    stripPictures: [GalleryPicture!]!
    gallery: HomeSection!
    "Null while there is no review."
    guestQuote: GuestQuote
    reviews: HomeSection!
    location: HomeSection!
    journal: HomeSection!
    newsletter: HomeSection!
  }
  type PageMeta {
    title: String!
    description: String!
  }
  type HomeHero {
    eyebrow: String!
    line: String!
  }
  type HomeDirect {
    eyebrow: String!
    title: String!
    intro: String!
    benefits: [HomeBenefit!]!
    action: String!
  }
  type HomeBenefit {
    id: String!
    title: String!
    text: String!
  }
  type HomeFacts {
    eyebrow: String!
    title: String!
    intro: String!
    items: [HomeFact!]!
    action: String!
  }
  type HomeFact {
    id: String!
    value: String!
    label: String!
  }
  type HomeSection {
    eyebrow: String
    title: String!
    intro: String!
    action: String
  }
  "A sentence or two of a review, word for word."
  type GuestQuote {
    words: String!
    "Whether the words are quoted from our translation."
    translated: Boolean!
    review: Review!
  }
`;
