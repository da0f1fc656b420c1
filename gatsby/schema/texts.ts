/** The policies (`content/policies`), the house guide (`content/guide`), and the QR code of the guide's URL. */
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { type Language, inLanguage } from "../../src/settings/languages";
import { guidePath } from "../../src/settings/routes";

/** The fields of a policy and of an archived version. */
const policyFields = `
    language: String!
    "privacy, cookie-policy, rental-conditions or accessibility."
    slug: String!
    title: String!
    description: String!
    effective: String!
    version: String!
    headings: [Heading!]!
    body: JSON!`;

export const textTypes = /* GraphQL */ `
  type Policy implements Node @dontInfer {
    ${policyFields}
  }
  "An archived version of a policy, unchanged: content/policies/archive."
  type PolicyVersion implements Node @dontInfer {
    ${policyFields}
    "The last day on which the version was in force; null if it still is."
    heldUntil: String
    "The effective date of the previous version; null for the first."
    before: String
    "The differences from the previous version, in the order of the text."
    changes: [PolicyChange!]!
  }
  type PolicyChange {
    "The heading above the changed text; empty before the first heading."
    section: String!
    parts: [PolicyChangePart!]!
  }
  type PolicyChangePart {
    "same, added or removed."
    kind: String!
    text: String!
  }
  type GuidePart implements Node @dontInfer {
    language: String!
    "arriving, suite or emergency."
    slug: String!
    order: Int!
    title: String!
    picture: GalleryPicture
    body: JSON!
  }
  "A QR code as one SVG path in a square of size × size modules."
  type GuideCode {
    address: String!
    size: Int!
    path: String!
  }
`;

export const guideResolvers = {
  SiteFacts: {
    guideCode: {
      type: "GuideCode!",
      resolve: (site: { readonly language: Language; readonly domains: { readonly site: string } }) => {
        const address = site.domains.site + inLanguage(guidePath, site.language);
        const code = generate(address);
        return { address, size: code.size, path: toSvgPath(code) };
      },
    },
  },
};
