/** The questions and answers: `content/faq.yml`. */
export const faqTypes = /* GraphQL */ `
  type Faq implements Node @dontInfer {
    language: String!
    meta: PageMeta!
    title: String!
    intro: String!
    groups: [FaqGroup!]!
    "Those that the suite's page repeats, in their order."
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
`;
