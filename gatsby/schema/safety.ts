/** The certificates and equipment that the law requires: `content/safety.yml`. */
export const safetyTypes = /* GraphQL */ `
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
