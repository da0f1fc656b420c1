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
  "A version of a policy that is kept, as it stood: content/policies/archive."
  type PolicyVersion implements Node @dontInfer {
    language: String!
    slug: String!
    title: String!
    description: String!
    effective: String!
    version: String!
    headings: [Heading!]!
    body: JSON!
    "The day on which it held last; null while it holds."
    heldUntil: String
    "The day of the version before; null for the first."
    before: String
    "What is another than in the version before, in the order of the text."
    changes: [PolicyChange!]!
  }
  type PolicyChange {
    "The heading under which it stands; empty before the first."
    section: String!
    parts: [PolicyChangePart!]!
  }
  type PolicyChangePart {
    "same, added or removed."
    kind: String!
    text: String!
  }
`;
