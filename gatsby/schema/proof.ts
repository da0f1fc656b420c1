/** What the site says about itself at the time of the build: the page /proof. */
export const proofTypes = /* GraphQL */ `
  type Proof implements Node @dontInfer {
    "The day of the build at the house, YYYY-MM-DD."
    builtOn: String!
    "Null where nobody knows it."
    commit: Commit
    "When the backend's calendars were read; null where nothing is known."
    nightsReadAt: String
    "Null where no backend could be asked."
    speed: SiteSpeed
  }
  type Commit {
    id: String!
    "Whether files differ from it that are not committed."
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
