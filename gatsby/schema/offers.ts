/** Offers, including those that have ended: `content/offers.yml`. */
export const offerTypes = /* GraphQL */ `
  type Offer implements Node @dontInfer {
    language: String!
    slug: String!
    "The suite whose engine gets the code; each offer has one node for each suite."
    suite: String!
    suiteOrder: Int!
    order: Int!
    "Whether this is an example of the demo."
    sample: Boolean!
    title: String!
    text: String!
    from: String!
    to: String!
    "Whether the offer was valid on the day of the build."
    current: Boolean!
    "Whether the offer had ended on the day of the build. Ended offers are shown to staff only."
    ended: Boolean!
    "The code that the guest has to type, because the engine's URL has no place for it; otherwise null."
    codeToType: String
    "The engine's URL with the offer's code."
    engine: OfferEngine!
  }
  type OfferEngine {
    address: String!
    stayAddress: String!
    query: [EnginePart!]!
    fragment: [EnginePart!]!
  }
`;
