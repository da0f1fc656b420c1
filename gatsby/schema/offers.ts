/** Offers that have not ended: `content/offers.yml`. */
export const offerTypes = /* GraphQL */ `
  type Offer implements Node @dontInfer {
    language: String!
    slug: String!
    order: Int!
    title: String!
    text: String!
    from: String!
    to: String!
    "Whether it was to be shown on the day of the build."
    current: Boolean!
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
