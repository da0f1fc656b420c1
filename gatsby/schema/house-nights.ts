/** The house's nights as its calendars had them when the site was built. */
export const houseNightsTypes = /* GraphQL */ `
  type HouseNights implements Node @dontInfer {
    "When the calendars were read; null where nothing is known."
    checkedAt: String
    "Whether that was too long ago when the site was built."
    isStale: Boolean!
    "Taken nights of the next three months: first night, departure."
    taken: [NightSpan!]!
    offers: [NightsOffer!]!
  }
  "Days; the second is the departure."
  type NightSpan {
    from: String!
    to: String!
  }
  "Free nights between two stays."
  type NightsOffer {
    arrival: String!
    departure: String!
    "The minimum stay that is waived for them; null where they are long enough."
    liftedMinimum: Int
  }
`;
