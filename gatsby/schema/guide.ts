/** The house guide: `content/guide`, the gallery pictures of its parts, and the QR code of its address. */
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { isLanguage, inLanguage } from "../../src/settings/languages";
import { guidePath } from "../../src/settings/guide";
import { type Context, galleryPicture } from "./gallery-picture";

export const guideTypes = /* GraphQL */ `
  type GuidePart implements Node @dontInfer {
    language: String!
    "arriving, suite or emergency."
    slug: String!
    order: Int!
    title: String!
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

interface GuidePartNode {
  readonly language: string;
  readonly slug: string;
  readonly picture?: string | null;
}

interface SiteNode {
  readonly language: string;
  readonly domains: { readonly site: string };
}

/** The guide's address on the house's own domain. */
const guideAddress = ({ language, domains }: SiteNode): string => {
  if (!isLanguage(language)) throw new Error(`A node has the language “${language}”, which the site does not have.`);
  return domains.site + inLanguage(guidePath, language);
};

export const guideResolvers = {
  GuidePart: {
    picture: {
      type: "GalleryPicture",
      resolve: ({ language, slug, picture }: GuidePartNode, _: unknown, context: Context) =>
        picture ? galleryPicture(context, language, picture, `content/guide/${slug}: picture`) : null,
    },
  },
  SiteFacts: {
    /** The QR code of the guide's address, as the path of an SVG whose unit is one module. */
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
