/** Data about the site at the time of the build: the page /proof. */
export const proofTypes = /* GraphQL */ `
  type Proof implements Node @dontInfer {
    "The day of the build in the house's time zone, YYYY-MM-DD."
    builtOn: String!
    "Null if it is not known."
    commit: Commit
    "When the backend's calendars were read; null if nothing is known."
    nightsReadAt: String
    "Null if no backend was reachable."
    speed: SiteSpeed
  }
  type Commit {
    id: String!
    "Whether there were uncommitted changes."
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
