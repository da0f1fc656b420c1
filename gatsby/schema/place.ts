/** The places around the suite: `content/places.yml`. */
export const placeTypes = /* GraphQL */ `
  type Place implements Node @dontInfer {
    language: String!
    slug: String!
    order: Int!
    "restaurants, landmarks or shopping."
    category: String!
    name: String!
    description: String!
    latitude: Float!
    longitude: Float!
    "Straight line from the suite, in metres."
    distanceMetres: Int!
    walkMinutes: Int!
  }
`;
