/** The pages whose texts are in one file each: `content/home.yml` (its hero picture is in hero.ts), `about.yml`, `faq.yml` and `safety.yml`. */
export const pageTypes = /* GraphQL */ `
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
    list: [TextItem!]
  }
  type TextItem {
    id: String!
    text: String!
  }
  type Faq implements Node @dontInfer {
    language: String!
    meta: PageMeta!
    title: String!
    intro: String!
    groups: [FaqGroup!]!
    "The questions that are also shown on the suite's page, in order."
    ofSuite: [FaqItem!]!
  }
  type FaqGroup {
    id: String!
    title: String!
    items: [FaqItem!]!
  }
  type FaqItem {
    id: String!
    question: String!
    answer: String!
  }
  "The certificates and equipment that the law requires."
  type Safety implements Node @dontInfer {
    language: String!
    intro: String!
    items: [SafetyItem!]!
  }
  type SafetyItem {
    id: String!
    label: String!
    value: String
    date: String
    lapses: String
    "Whether the certificate had expired on the day of the build."
    lapsed: Boolean!
  }
`;
