/** The terms of the stay, `content/stay.yml` and `content/rates.yml`, and the offers, `content/offers.yml`. */
import * as v from "valibot";
import { offersSchema } from "../content/schema/optional-files";
import { ratesSchema } from "../content/schema/rates";
import { staySchema } from "../content/schema/stay";
import { contentTypes } from "./content-types";

const stay = contentTypes(
  "Stay",
  // The rates of the first suite; null if the owner states none.
  { quietHours: staySchema.entries.quietHours, rates: v.nullable(ratesSchema) },
  {
    /** Every fact that texts can quote: name to text in this language. */
    facts: "JSON!",
    terms: "[StayTerm!]!",
    /** The maximum in the first suite. */
    maxGuests: "Int!",
    guestsIncluded: "Int!",
    /** The climate-resilience fee of each season, per night of the whole suite. */
    seasonalFees: "[SeasonalFee!]!",
    /** In currency units per night; 0 if there is none. */
    thirdGuestFee: "Float!",
    currency: "String!",
    /** Per cent; 0 if there is none. */
    directDiscount: "Float!",
    /** HH:MM. */
    checkInFrom: "String!",
    checkOutBy: "String!",
    /** The latest time of the online check-in on the day of arrival; null if there is none. */
    onlineCheckInBy: "String",
    /** The date from which the current rental conditions apply. */
    termsEffectiveFrom: "String!",
    /** The rates file of the house, and that of each suite that has its own. */
    ratesFiles: "[RatesFile!]!",
    /** The terms that differ by suite; empty if there is only one. */
    suites: "[SuiteStay!]!",
  },
);

/**
 * All offers, also those that have ended. In each language, an offer has one node for each suite, because each suite
 * may have its own engine URL.
 */
const offers = contentTypes("Offer", offersSchema.entries.offers.item.entries, {
  slug: "String!",
  order: "Int!",
  suite: "String!",
  suiteOrder: "Int!",
  promotion: null,
  /** Whether this is an example of the demo. */
  sample: "Boolean!",
  /** Whether the offer was valid on the day of the build. */
  current: "Boolean!",
  /** Whether the offer had ended by the day of the build. Only staff see such offers. */
  ended: "Boolean!",
  /** The code that the guest has to type, because the engine's URL has no place for it; otherwise null. */
  codeToType: "String",
  /** The engine's URL with the offer's code. */
  engine: "OfferEngine!",
});

export const stayTypes = /* GraphQL */ `
  ${stay}
  ${offers}
  type RatesFile {
    "Its path, such as content/rates.yml."
    file: String!
    sample: Boolean!
    "The last night that has a price."
    validUntil: String!
  }
  type SuiteStay {
    suite: String!
    maxGuests: Int!
    rates: StayRates
  }
  type StayTerm {
    name: String!
    label: String!
    value: String!
  }
  type SeasonalFee {
    "In currency units per night."
    amount: Float!
    "MM-DD, both days included; a season may extend into the next year."
    from: String!
    to: String!
  }
  type OfferEngine {
    address: String!
    stayAddress: String!
    query: [EnginePart!]!
    fragment: [EnginePart!]!
  }
`;
