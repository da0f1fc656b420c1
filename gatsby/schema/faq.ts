/** The questions and answers: `content/faq.yml`. */
export const faqTypes = /* GraphQL */ `
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
`;
