import type { CreateResolversArgs } from "gatsby";
import { postPath } from "../content/read-text-file";
import type { JournalFront } from "../sources/journal-front";
import { textNodeName } from "../sources/text-nodes";

/** What stands at the journal's front: `gatsby/sources/journal-front.ts`. */
export const journalFrontTypes = /* GraphQL */ `
  type JournalFront implements Node @dontInfer {
    language: String!
    "The three newest posts."
    newest: [Post!]!
    "The newest of those that are to stand out, or else of all."
    lead: Post
    "The three newest posts of each section that has any, in the sections' order."
    sections: [FrontSection!]!
  }
  type FrontSection {
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

/** Posts by name, in the order of the names; drafts and posts of coming days are left out. */
export const findPosts =
  (createNodeId: CreateNodeId) =>
  ({ nodeModel }: Context, language: string, slugs: readonly string[]): readonly object[] =>
    nodeModel.getNodesByIds({
      ids: slugs.map((slug) => createNodeId(textNodeName(postPath(slug, language)))),
      type: "Post",
    });

export const journalFrontResolvers = (createNodeId: CreateNodeId) => {
  const find = findPosts(createNodeId);
  return {
    JournalFront: {
      newest: {
        type: "[Post!]!",
        resolve: ({ language, newestSlugs }: JournalFront, _: unknown, context: Context) =>
          find(context, language, newestSlugs),
      },
      lead: {
        type: "Post",
        resolve: ({ language, leadSlug }: JournalFront, _: unknown, context: Context) =>
          find(context, language, leadSlug === null ? [] : [leadSlug])[0] ?? null,
      },
    },
    FrontSection: {
      posts: {
        type: "[Post!]!",
        resolve: ({ language, slugs }: JournalFront["sections"][number], _: unknown, context: Context) =>
          find(context, language, slugs),
      },
    },
  };
};
