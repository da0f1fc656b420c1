/**
 * The texts: the journal (`content/journal`), the policies (`content/policies`) and the house guide (`content/guide`) with the QR code of its
 * URL.
 */
import type { CreateResolversArgs } from "gatsby";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { postPath } from "../content/content";
import { sectionsSchema } from "../content/schema/texts";
import { type Context, textNodeName } from "../sources/nodes";
import { contentTypes } from "./content-types";
import { type Language, inLanguage } from "../../src/settings/languages";
import { guidePath } from "../../src/settings/routes";

const own = { formerly: null, slug: "String!", order: "Int!", hasPosts: "Boolean!" };
const section = contentTypes("JournalSection", sectionsSchema.item.entries, own);

export const journalTypes = /* GraphQL */ `
  ${section}
  type Post implements Node @dontInfer {
    language: String!
    slug: String!
    title: String!
    description: String!
    "YYYY-MM-DD."
    date: String!
    updated: String
    section: JournalSection! @link(from: "sectionId")
    featured: Boolean!
    cover: File! @link(by: "relativePath", from: "coverFile")
    coverAlt: String!
    coverCaption: String
    author: String
    readingMinutes: Int!
    headings: [Heading!]!
    "The text as a tree of [tag or component, properties, children]."
    body: JSON!
    figures: [PostFigure!]!
  }
  type Heading {
    id: String!
    depth: Int!
    text: String!
  }
  type PostFigure {
    src: String!
    image: File! @link(by: "relativePath", from: "file")
  }
`;

/**
 * The query `postsBySlug`: the posts in the order of the slugs, without those that have no page (drafts, later days). They are looked up by id,
 * so that a page is rebuilt only when one of its posts changes; with `allPost(filter)`, Gatsby would rebuild it when any post does.
 */
export const journalResolvers = (createNodeId: CreateResolversArgs["createNodeId"]) => ({
  Query: {
    postsBySlug: {
      type: "[Post!]!",
      args: { language: "String!", slugs: "[String!]!" },
      resolve: (_: unknown, args: { language: string; slugs: readonly string[] }, { nodeModel }: Context) => {
        const ids = args.slugs.map((slug) => createNodeId(textNodeName(postPath(slug, args.language))));
        return nodeModel.getNodesByIds({ ids, type: "Post" });
      },
    },
  },
});

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
