/** Name, contact details and settings of the house: `content/site.yml`. */
export const siteTypes = /* GraphQL */ `
  type SiteFacts implements Node @dontInfer {
    language: String!
    "Whether any of this is still sample data of the demo."
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
    "The engine of the first suite."
    bookingEngine: BookingEngine!
    "The suites between which a guest chooses; empty if there is only one."
    suites: [BookableSuite!]!
    map: MapWays!
    countryLookup: CountryLookup!
    thirdParties: [ThirdParty!]!
    "Whether any service or measurement needs the visitor's consent."
    asksForConsent: Boolean!
    "Whether the journal has a post to show."
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
    "The house's telephone numbers in these messengers."
    whatsapp: String
    viber: String
    email: Mailbox!
    reservationsEmail: Mailbox!
    privacyEmail: Mailbox!
  }
  type Telephone {
    label: String!
    "With the country code, as guests read it; src/lib/format/telephone.ts makes the link from it."
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
    phone: PhoneHours!
    "Null if there is no reception desk."
    desk: DeskHours
  }
  type PhoneHours {
    label: String!
    note: String!
    weekdays: OpeningSpan!
    "Null if nobody answers at weekends and on public holidays."
    weekends: OpeningSpan
  }
  type DeskHours {
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
  type MapWays {
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
  type CountryLookup {
    enabled: Boolean!
  }
  "A third-party service. No request goes to its host before consent to its category is given."
  type ThirdParty {
    id: String!
    category: String!
    name: String!
    host: String
    "Other hosts that the service itself contacts."
    moreHosts: [String!]
    purpose: String!
  }
  type EmergencyNumber {
    id: String!
    number: String!
    label: String!
  }
`;
