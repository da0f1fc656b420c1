/** Privacy, cookies, rental conditions: `content/policies`. */
export const policyTypes = /* GraphQL */ `
  type Policy implements Node @dontInfer {
    language: String!
    "privacy, cookie-policy, rental-conditions or accessibility."
    slug: String!
    title: String!
    description: String!
    effective: String!
    version: String!
    headings: [Heading!]!
    body: JSON!
  }
`;
