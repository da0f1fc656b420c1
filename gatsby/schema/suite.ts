/** A suite: one folder in `content/suites`. */
import { suiteSchema } from "../content/schema/suite";
import { contentTypes } from "./content-types";

const suite = contentTypes("Suite", suiteSchema.entries, {
  slug: "String!",
  bookingEngine: null,
  maxGuests: null,
  plan: "FloorPlan",
  quotes: null,
  guestQuotes: "[GuestQuote!]!",
  gallery: "[GalleryPicture!]!",
});

export const suiteTypes = /* GraphQL */ `
  ${suite}
  "A drawing to scale: one unit is one centimetre, and every layer is SVG path data."
  type FloorPlan {
    box: PlanBox!
    label: String!
    note: String!
    layers: PlanLayers!
    rooms: [PlanRoom!]!
    areas: [PlanArea!]!
  }
  type PlanBox {
    x: Float!
    y: Float!
    width: Float!
    height: Float!
  }
  type PlanLayers {
    floor: String!
    walls: String!
    glass: String!
    balcony: String!
    furniture: String!
    lines: String!
  }
  type PlanRoom {
    x: Float!
    y: Float!
    text: String!
    small: Boolean
    upright: Boolean
  }
  "The extent of an area on the dimension line below the plan."
  type PlanArea {
    from: Float!
    to: Float!
    "interior or balcony."
    of: String!
  }
  type GalleryPicture {
    slug: String!
    category: String!
    caption: String!
    alt: String!
    focus: Focus!
    image: File! @link(by: "relativePath", from: "file")
  }
  "The point of a picture that must stay visible when it is cropped, in per cent from the left and the top."
  type Focus {
    x: Float!
    y: Float!
  }
`;
