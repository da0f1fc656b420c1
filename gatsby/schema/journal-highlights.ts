import type { CreateResolversArgs } from "gatsby";
import { postPath } from "../content/read-text-file";
import type { JournalHighlights } from "../sources/journal-highlights";
import { textNodeName } from "../sources/text-nodes";

/** The highlighted posts: `gatsby/sources/journal-highlights.ts`. */
export const journalHighlightsTypes = /* GraphQL */ `
  type JournalHighlights implements Node @dontInfer {
    language: String!
    "The three newest posts."
    newest: [Post!]!
    "The newest featured post, or else the newest of all."
    lead: Post
    "The three newest posts of each section that has any, in the sections' order."
    sections: [HighlightsSection!]!
  }
  type HighlightsSection {
    slug: String!
    posts: [Post!]!
  }
`;

interface Context {
  readonly nodeModel: {
    getNodesByIds(args: { readonly ids: readonly string[]; readonly type: string }): readonly object[];
  };
}

type CreateNodeId = CreateResolversArgs["createNodeId"];

/** Posts by name, in the order of the names, without drafts and posts dated later than today. */
export const findPosts =
  (createNodeId: CreateNodeId) =>
  ({ nodeModel }: Context, language: string, slugs: readonly string[]): readonly object[] =>
    nodeModel.getNodesByIds({
      ids: slugs.map((slug) => createNodeId(textNodeName(postPath(slug, language)))),
      type: "Post",
    });

export const journalHighlightsResolvers = (createNodeId: CreateNodeId) => {
  const find = findPosts(createNodeId);
  return {
    JournalHighlights: {
      newest: {
        type: "[Post!]!",
        resolve: ({ language, newestSlugs }: JournalHighlights, _: unknown, context: Context) =>
          find(context, language, newestSlugs),
      },
      lead: {
        type: "Post",
        resolve: ({ language, leadSlug }: JournalHighlights, _: unknown, context: Context) =>
          find(context, language, leadSlug === null ? [] : [leadSlug])[0] ?? null,
      },
    },
    HighlightsSection: {
      posts: {
        type: "[Post!]!",
        resolve: ({ language, slugs }: JournalHighlights["sections"][number], _: unknown, context: Context) =>
          find(context, language, slugs),
      },
    },
  };
};
