import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { type Language, languages } from "../../src/config/languages";
import type { TextTree } from "../../src/lib/text/tree";

/** A post as feeds and the search index need it. */
export interface PublishedPost {
  readonly language: Language;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated: string | null;
  readonly author: string | null;
  readonly readingMinutes: number;
  readonly section: { readonly slug: string; readonly name: string };
  readonly headings: readonly { readonly text: string }[];
  readonly plainText: string;
  readonly body: TextTree;
}

type GraphqlFunction = BuildArgs["graphql"] | CreatePagesArgs["graphql"];

const query = (language: Language, limit: number | undefined, fields: string) => `{
  allPost(
    filter: { language: { eq: "${language}" } }
    sort: [{ date: DESC }, { slug: ASC }]
    ${limit === undefined ? "" : `limit: ${limit}`}
  ) {
    nodes { language slug title description date updated author readingMinutes section { slug name } ${fields} }
  }
}`;

type Field = "headings" | "plainText" | "body";
type Chosen<Fields extends Field> = Omit<PublishedPost, Exclude<Field, Fields>>;

const selection: Readonly<Record<Field, string>> = {
  headings: "headings { text }",
  plainText: "plainText",
  body: "body",
};

/**
 * The published posts of every language, newest first, with the texts a caller asks for; `limit` is per language.
 * Throws when the data layer has an error.
 */
export const publishedPosts = async <Fields extends Field>(
  graphql: GraphqlFunction,
  fields: readonly Fields[],
  limit?: number,
): Promise<ReadonlyMap<Language, Chosen<Fields>[]>> => {
  const found = new Map<Language, Chosen<Fields>[]>();
  for (const language of languages) {
    const { data, errors } = await graphql<{ allPost: { nodes: Chosen<Fields>[] } }>(
      query(language, limit, fields.map((field) => selection[field]).join(" ")),
    );
    if (data === undefined) throw new Error(`The posts could not be read: ${JSON.stringify(errors)}`);
    found.set(language, data.allPost.nodes);
  }
  return found;
};
