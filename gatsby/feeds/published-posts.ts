import { type Language, languages } from "../../src/settings/languages";
import type { TextTree } from "../../src/lib/text/tree";
import type { Answer, RunQuery } from "../build-arguments";

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

const postsQuery = (language: Language, limit: number | undefined, fields: string) => `{
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
  run: RunQuery,
  fields: readonly Fields[],
  limit?: number,
): Promise<ReadonlyMap<Language, Chosen<Fields>[]>> => {
  const found = new Map<Language, Chosen<Fields>[]>();
  for (const language of languages) {
    const texts = fields.map((field) => selection[field]).join(" ");
    const answer = (await run(postsQuery(language, limit, texts))) as Answer<{ allPost: { nodes: Chosen<Fields>[] } }>;
    if (answer.data === undefined) throw new Error(`The posts could not be read: ${JSON.stringify(answer.errors)}`);
    found.set(language, answer.data.allPost.nodes);
  }
  return found;
};
