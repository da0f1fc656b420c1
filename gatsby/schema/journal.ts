/** The journal: `content/journal`. */
import type { CreateResolversArgs } from "gatsby";
import { postPath } from "../content/content";
import { sectionsSchema } from "../content/schema/texts";
import { type Context, textNodeName } from "../sources/nodes";
import { contentTypes } from "./content-types";

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
