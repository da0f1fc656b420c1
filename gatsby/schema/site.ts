/** Who the house is and how to reach it: `content/site.yml`. */
export const siteTypes = /* GraphQL */ `
  type SiteFacts implements Node @dontInfer {
    language: String!
    "Whether anything here is still the demo's."
    sample: Boolean!
    brand: Brand!
    address: Address!
    coordinates: Coordinates!
    contact: ContactDetails!
    domains: Domains!
    social: Social!
    hours: Hours!
    legal: Legal!
    authorities: Authorities!
    bookingEngine: BookingEngine!
    map: MapWays!
    countryLookup: CountryLookup!
    thirdParties: [ThirdParty!]!
    "Whether any service or measurement waits for a visitor's consent."
    asksForConsent: Boolean!
    "Whether the journal has any post to show."
    hasPosts: Boolean!
    hasReviews: Boolean!
    hasQuestions: Boolean!
    hasGuide: Boolean!
    emergency: [EmergencyNumber!]!
  }
  type Brand {
    name: String!
    shortName: String!
    meaning: String
    description: String!
  }
  type Address {
    street: String!
    floor: String!
    postalCode: String!
    city: String!
    region: String!
    country: String!
    countryCode: String!
    directionsNote: String!
  }
  type Coordinates {
    latitude: Float!
    longitude: Float!
  }
  type ContactDetails {
    phone: Telephone!
    mobile: Telephone
    "Numbers of the house in these messengers."
    whatsapp: String
    viber: String
    email: Mailbox!
    reservationsEmail: Mailbox!
    privacyEmail: Mailbox!
  }
  type Telephone {
    label: String!
    "With the country code, as guests read it; src/lib/format/telephone.ts makes the link of it."
    number: String!
  }
  type Mailbox {
    label: String!
    address: String!
  }
  type Domains {
    site: String!
  }
  type Social {
    links: [SocialLink!]!
  }
  type SocialLink {
    id: String!
    label: String!
    accessibleLabel: String!
    url: String!
  }
  type Hours {
    timeZone: String!
    phone: OpeningHours!
    "Null where nobody sits at one."
    desk: OpeningHours
  }
  type OpeningHours {
    label: String!
    note: String!
    weekdays: OpeningSpan!
    weekends: OpeningSpan!
  }
  "Times of day as HH:MM."
  type OpeningSpan {
    label: String!
    from: String!
    to: String!
  }
  type Legal {
    operator: LegalNumber!
    registeredSeat: LegalNumber
    propertyRegistry: LegalNumber
    commercialRegistry: LegalNumber
    taxNumber: LegalNumber
  }
  type LegalNumber {
    label: String!
    shortLabel: String
    value: String!
  }
  type Authorities {
    dataProtection: Authority!
  }
  type Authority {
    name: String!
    url: String!
  }
  type BookingEngine {
    name: String!
    "Without a stay; absolute."
    address: String!
    "The address with a stay, for an engine that has dates or guests in the path; otherwise empty."
    stayAddress: String!
    query: [EnginePart!]!
    fragment: [EnginePart!]!
    "The longest stay that it takes."
    maxNights: Int!
    "As many guests as the suite takes."
    maxGuests: Int!
  }
  "A parameter; its value may name parts of a stay: {arrival:YYYY-MM-DD}."
  type EnginePart {
    name: String!
    value: String!
  }
  type MapWays {
    "Address that leads to directions once a destination is added."
    directions: String!
    "Null where no service map-tiles is configured: then there is no interactive map."
    tiles: MapTiles
  }
  type MapTiles {
    "Address of a tile, with :z, :x and :y in it."
    address: String!
    maxZoom: Int!
    attribution: String!
    attributionUrl: String!
  }
  type CountryLookup {
    enabled: Boolean!
  }
  "A third-party service. Its category must be granted before any request to its host."
  type ThirdParty {
    id: String!
    category: String!
    name: String!
    host: String
    "Further hosts that the service contacts by itself."
    moreHosts: [String!]
    purpose: String!
  }
  type EmergencyNumber {
    id: String!
    number: String!
    label: String!
  }
`;
