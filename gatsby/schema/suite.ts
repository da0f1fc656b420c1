/** A suite: one folder in `content/suites`. */
export const suiteTypes = /* GraphQL */ `
  type Suite implements Node @dontInfer {
    language: String!
    slug: String!
    "Its place among the suites, from 0."
    order: Int!
    name: String!
    meta: PageMeta!
    promise: String!
    standfirst: String!
    description: [String!]!
    "The schema.org type: Apartment, House."
    kind: String!
    "The number of rooms, not counting bathrooms."
    rooms: Int!
    bathrooms: Int!
    size: SuiteSize!
    capacity: SuiteCapacity!
    plan: FloorPlan
    guestQuotes: [GuestQuote!]!
    beds: [Bed!]!
    amenities: Amenities!
    services: [LabelledText!]!
    houseRules: [TextItem!]!
    accessibility: Accessibility!
    galleryCategories: [String!]!
    gallery: [GalleryPicture!]!
  }
  type SuiteSize {
    interior: Measure!
    withBalcony: Measure!
  }
  type Measure {
    value: Float!
    label: String!
  }
  type SuiteCapacity {
    text: String!
  }
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
  "A dimension line below the plan; of: interior or balcony."
  type PlanArea {
    from: Float!
    to: Float!
    of: String!
  }
  type Bed {
    id: String!
    "The bed type in structured data: Queen, Single."
    type: String!
    count: Int!
    widthCm: Int!
    lengthCm: Int!
    label: String!
    detail: String!
  }
  type Amenities {
    groups: [AmenityGroup!]!
  }
  type AmenityGroup {
    id: String!
    label: String!
    items: [Amenity!]!
  }
  type Amenity {
    id: String!
    label: String!
    "Google's names for the amenity: wifi, kitchen."
    google: [String!]
  }
  type Accessibility {
    intro: String!
    facts: [LabelledText!]!
    summary: String!
  }
  type LabelledText {
    id: String!
    label: String!
    text: String!
  }
  type GalleryPicture {
    slug: String!
    category: String!
    caption: String!
    alt: String!
    focus: Focus!
    image: File! @contentFile
  }
  "The point of a picture that must stay visible when it is cropped, in per cent from the left and the top."
  type Focus {
    x: Float!
    y: Float!
  }
`;
