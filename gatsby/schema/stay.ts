/** The terms of the stay: `content/stay.yml`. */
export const stayTypes = /* GraphQL */ `
  type Stay implements Node @dontInfer {
    language: String!
    "Every quotable fact by name, as written in this language."
    facts: JSON!
    terms: [StayTerm!]!
    maxGuests: Int!
    guestsIncluded: Int!
    "Fees for each night of the suite, whoever stays in it: the climate-resilience fee."
    seasonalFees: [SeasonalFee!]!
    "In whole currency units for each night; 0 where the house asks for none."
    thirdGuestFee: Float!
    currency: String!
    "Per cent; 0 where the house gives none."
    directDiscount: Float!
    "HH:MM."
    checkInFrom: String!
    checkOutBy: String!
    "The day of the rental conditions in force."
    termsEffectiveFrom: String!
    "Null where there are none."
    quietHours: QuietHours
    "Null where the owner gives none."
    rates: StayRates
  }
  "Amounts in cents; days of the week as numbers, Monday is 0."
  type StayRates {
    "Whether the prices are the demo's."
    sample: Boolean!
    currency: String!
    "The last night that has a price."
    validUntil: String!
    weekend: [Int!]!
    seasons: [RateSeason!]!
    lengthDiscounts: [LengthDiscount!]!
    gaps: RateGaps!
  }
  type RateSeason {
    id: String!
    label: String!
    "MM-DD for every year, YYYY-MM-DD for that year alone; both nights included."
    dates: DayRange!
    night: Int!
    weekendNight: Int
    minimumNights: Int!
    closedToArrival: [Int!]!
    closedToDeparture: [Int!]!
  }
  type LengthDiscount {
    nights: Int!
    percent: Float!
  }
  type RateGaps {
    belowMinimum: Boolean!
    offered: Boolean!
    discount: Float!
  }
  type StayTerm {
    name: String!
    label: String!
    value: String!
  }
  type SeasonalFee {
    "In currency units for each night."
    amount: Float!
    "MM-DD, both days included; a season may run over the turn of the year."
    from: String!
    to: String!
  }
  type QuietHours {
    label: String!
    seasons: [QuietSeason!]!
  }
  type QuietSeason {
    id: String!
    label: String!
    "The name in facts under which its dates are written out."
    datesName: String!
    dates: DayRange!
    hours: [QuietSpan!]!
  }
  "Month-day, MM-DD, repeating every year."
  type DayRange {
    from: String!
    to: String!
  }
  "HH:MM; a span whose end is before its start ends on the next morning."
  type QuietSpan {
    id: String!
    label: String!
    from: String!
    to: String!
  }
`;
