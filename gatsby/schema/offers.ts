/** Offers, those that have ended included: `content/offers.yml`. */
export const offerTypes = /* GraphQL */ `
  type Offer implements Node @dontInfer {
    language: String!
    slug: String!
    order: Int!
    "Whether the demo made it up."
    sample: Boolean!
    title: String!
    text: String!
    from: String!
    to: String!
    "Whether it was to be shown on the day of the build."
    current: Boolean!
    "Whether it had passed on the day of the build: then guests are not told of it, staff are."
    ended: Boolean!
    "The code that the engine's address cannot carry: the guest types it."
    codeToType: String
    "The engine's address with the offer's code in it."
    engine: OfferEngine!
  }
  type OfferEngine {
    address: String!
    stayAddress: String!
    query: [EnginePart!]!
    fragment: [EnginePart!]!
  }
`;
