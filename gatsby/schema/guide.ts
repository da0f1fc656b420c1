/** The house guide: `content/guide`, and the QR code of its URL. */
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { isLanguage, inLanguage } from "../../src/settings/languages";
import { guidePath } from "../../src/settings/guide";

export const guideTypes = /* GraphQL */ `
  type GuidePart implements Node @dontInfer {
    language: String!
    "arriving, suite or emergency."
    slug: String!
    order: Int!
    title: String!
    picture: GalleryPicture
    headings: [Heading!]!
    body: JSON!
  }
  "A QR code as one SVG path in a square of size × size modules."
  type GuideCode {
    address: String!
    size: Int!
    path: String!
  }
`;

interface SiteNode {
  readonly language: string;
  readonly domains: { readonly site: string };
}

/** The URL of the guide on the house's own domain. */
const guideAddress = ({ language, domains }: SiteNode): string => {
  if (!isLanguage(language)) throw new Error(`A node has the language “${language}”, which the site does not have.`);
  return domains.site + inLanguage(guidePath, language);
};

export const guideResolvers = {
  SiteFacts: {
    /** The QR code of the guide's URL, as an SVG path whose unit is one module. */
    guideCode: {
      type: "GuideCode!",
      resolve: (site: SiteNode) => {
        const address = guideAddress(site);
        const code = generate(address);
        return { address, size: code.size, path: toSvgPath(code) };
      },
    },
  },
};
