/** Data of the backend at the time of the build, and of the build itself. */
import * as v from "valibot";
import { siteSpeedSchema } from "../../src/lib/site-speed";
import { contentTypes } from "./content-types";

/**
 * `speed` is null if no backend was reachable, and `nightsReadAt` if nothing was known of the nights. `builtOn` is a day in the house's
 * time zone, YYYY-MM-DD.
 */
const proof = contentTypes(
  "Proof",
  { speed: v.nullable(siteSpeedSchema) },
  { language: null, builtOn: "String!", commit: "Commit", nightsReadAt: "String" },
);

export const backendTypes = /* GraphQL */ `
  ${proof}
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
  "A picture that staff have uploaded and published."
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
  type Commit {
    id: String!
    changed: Boolean!
  }
`;
