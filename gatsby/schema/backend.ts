/** Data of the backend at the time of the build, and of the build itself. */
export const backendTypes = /* GraphQL */ `
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
  "A picture that staff has uploaded and published."
  type GalleryUpload implements Node @dontInfer {
    language: String!
    order: Int!
    slug: String!
    category: String!
    caption: String!
    alt: String!
    focus: Focus!
    image: File! @link(from: "imageId")
    upload: UploadedFile!
  }
  "The upload's id, and the path of its file in the bucket."
  type UploadedFile {
    id: String!
    path: String!
  }
  type Proof implements Node @dontInfer {
    "The day of the build in the house's time zone, YYYY-MM-DD."
    builtOn: String!
    commit: Commit
    nightsReadAt: String
    "Null if no backend was reachable."
    speed: SiteSpeed
  }
  type Commit {
    id: String!
    changed: Boolean!
  }
  type SiteSpeed {
    from: String!
    until: String!
    figures: [SpeedFigure!]!
  }
  type SpeedFigure {
    kind: String!
    metric: String!
    p75: Float!
    samples: Int!
  }
`;
