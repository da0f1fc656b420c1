/** The policies, such as privacy and rental conditions: `content/policies`. */
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
  "An archived version of a policy, unchanged: content/policies/archive."
  type PolicyVersion implements Node @dontInfer {
    language: String!
    slug: String!
    title: String!
    description: String!
    effective: String!
    version: String!
    headings: [Heading!]!
    body: JSON!
    "The last day on which the version was in force; null if it still is."
    heldUntil: String
    "The effective date of the previous version; null for the first."
    before: String
    "The differences from the previous version, in the order of the text."
    changes: [PolicyChange!]!
  }
  type PolicyChange {
    "The heading above the changed text; empty before the first heading."
    section: String!
    parts: [PolicyChangePart!]!
  }
  type PolicyChangePart {
    "same, added or removed."
    kind: String!
    text: String!
  }
`;
