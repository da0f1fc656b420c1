/** The free and taken nights of each suite when the site was built. */
export const houseNightsTypes = /* GraphQL */ `
  type HouseNights implements Node @dontInfer {
    suite: String!
    "When the calendars were read; null if nothing is known."
    checkedAt: String
    "Whether the data was already stale when the site was built."
    isStale: Boolean!
    "Taken nights of the next three months."
    taken: [NightSpan!]!
    offers: [NightsOffer!]!
  }
  "The first night and the day of departure, YYYY-MM-DD."
  type NightSpan {
    from: String!
    to: String!
  }
  "Free nights between two stays."
  type NightsOffer {
    arrival: String!
    departure: String!
    "The minimum stay that is waived for these nights; null if they are long enough."
    liftedMinimum: Int
  }
`;
