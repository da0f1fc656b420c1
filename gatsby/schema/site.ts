/** Name, contact details and settings of the house: `content/site.yml`. */
import { siteSchema } from "../content/schema/site";
import { contentTypes } from "./content-types";

const { social, emergency, ...others } = siteSchema.entries;

// A house without social profiles or emergency numbers has empty lists.
const entries = { ...others, social: social.wrapped, emergency: emergency.wrapped };

const siteFacts = contentTypes("SiteFacts", entries, {
  /** Whether any of this is still sample data of the demo. */
  sample: "Boolean!",
  /** The engine of the first suite. */
  bookingEngine: "BookingEngine!",
  /** The suites between which a guest chooses; empty if there is only one. */
  suites: "[BookableSuite!]!",
  map: "MapServices!",
  /** Whether any service or measurement needs the visitor's consent. */
  asksForConsent: "Boolean!",
  hasPosts: "Boolean!",
  hasReviews: "Boolean!",
  hasQuestions: "Boolean!",
  hasGuide: "Boolean!",
});

export const siteTypes = /* GraphQL */ `
  ${siteFacts}
  type BookableSuite {
    slug: String!
    name: String!
    bookingEngine: BookingEngine!
  }
  type BookingEngine {
    "The absolute URL without a stay."
    address: String!
    "The URL with a stay, for an engine that has dates or guests in the path; otherwise empty."
    stayAddress: String!
    query: [EnginePart!]!
    fragment: [EnginePart!]!
    "The longest stay that the engine accepts."
    maxNights: Int!
    "The maximum number of guests in the suite."
    maxGuests: Int!
  }
  "A URL parameter; its value may contain placeholders for the stay: {arrival:YYYY-MM-DD}."
  type EnginePart {
    name: String!
    value: String!
  }
  type MapServices {
    "The URL of directions, to which a destination is appended."
    directions: String!
    "Null if no service map-tiles is configured; then there is no interactive map."
    tiles: MapTiles
  }
  type MapTiles {
    "The URL of a tile, with the placeholders :z, :x and :y."
    address: String!
    maxZoom: Int!
    attribution: String!
    attributionUrl: String!
  }
`;
