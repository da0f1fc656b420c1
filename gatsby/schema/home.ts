/** The sections of the home page: `content/home.yml`. */
export const homeTypes = /* GraphQL */ `
  type Home implements Node @dontInfer {
    language: String!
    meta: PageMeta!
    hero: HomeHero!
    directBooking: HomeDirect!
    suiteFacts: HomeFacts!
    "Ids of gallery pictures; the pictures are stripPictures."
    strip: [String!]!
    gallery: HomeSection!
    quote: QuotedReview
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
    "The id of a gallery picture; the picture itself is heroPicture of the page."
    picture: String!
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
    "The id of a gallery picture; the picture is factsPicture of the page."
    picture: String!
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
`;
