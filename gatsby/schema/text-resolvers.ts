/** Compiles the texts of posts and policies, and fills facts into interface texts, when a page queries them. */
import type { CreateResolversArgs } from "gatsby";
import * as v from "valibot";
import { type Language, isLanguage } from "../../src/settings/languages";
import { textsWithout } from "../content/without-absent";
import { quoteFacts } from "../content/facts";
import { postPath } from "../content/content";
import { localeSchema } from "../content/schema/locale";
import { type TextPlace, compileText } from "../mdx/compile-text";
import type { CompiledText } from "../mdx/compiled-text";
import { nodeName, textNodeName } from "../sources/make-node";
import type { TextSource } from "../sources/text-nodes";
import { type NodeWithDigest, memoizeByNodes } from "./memoize-by-nodes";
import type { Context } from "./node-model";
import { readBody } from "../content/content-reader";

interface TextNode extends TextSource, NodeWithDigest {
  readonly language: string;
}

interface PostNode extends TextNode {
  readonly folder: string;
  readonly sectionId: string;
}

interface LocaleNode extends NodeWithDigest {
  readonly language: string;
  readonly data: string;
}

type PlaceNode = Omit<TextPlace, "id"> & NodeWithDigest;

interface StayNode extends NodeWithDigest {
  readonly facts: Readonly<Record<string, string>>;
}

type CreateNodeId = CreateResolversArgs["createNodeId"];

const languageOf = ({ language }: { readonly language: string }): Language => {
  if (isLanguage(language)) return language;
  throw new Error(`A node has the language “${language}”, which the site does not have.`);
};

interface PostsArgs {
  readonly language: string;
  readonly slugs: readonly string[];
}

/** Resolvers of `Post`, `Policy`, `GuidePart` and `Locale`, and the query `postsBySlug`. */
export const textResolvers = (createNodeId: CreateNodeId) => {
  const find = ({ nodeModel }: Context, type: string, key: string, language: Language) =>
    nodeModel.getNodeById({ id: createNodeId(nodeName(type, key, language)), type });
  const stayOf = (context: Context, language: Language) => find(context, "Stay", "", language) as StayNode | null;
  const factsOf = (context: Context, language: Language): Readonly<Record<string, string>> =>
    stayOf(context, language)?.facts ?? {};
  const read = ({ source }: TextSource) => readBody(source.body, source.firstLine, source.sectionIds);
  /** The places that a text names, by id; unknown ones are left out. */
  const placesOf = (node: TextNode, context: Context): ReadonlyMap<string, PlaceNode> =>
    new Map(
      read(node).uses.places.flatMap(({ name }) => {
        const place = find(context, "Place", name, languageOf(node)) as PlaceNode | null;
        return place === null ? [] : [[name, place] as const];
      }),
    );
  const fill = (node: TextNode, context: Context): CompiledText => {
    const language = languageOf(node);
    const places = new Map<string, TextPlace>();
    for (const [id, place] of placesOf(node, context)) {
      const { name, category, walkMinutes, distanceMetres, latitude, longitude } = place;
      places.set(id, { id, name, category, walkMinutes, distanceMetres, latitude, longitude });
    }
    return compileText(read(node), { language, facts: factsOf(context, language), places });
  };
  /** The compiled texts of each query. Queries do not share them: Gatsby must see which nodes each query reads. */
  const compiledByQuery = new WeakMap<Context, Map<TextNode, CompiledText>>();
  const compile = (node: TextNode, context: Context): CompiledText => {
    const texts = compiledByQuery.get(context) ?? new Map<TextNode, CompiledText>();
    const text = texts.get(node) ?? fill(node, context);
    compiledByQuery.set(context, texts.set(node, text));
    return text;
  };
  const part = <Name extends keyof CompiledText>(type: string, name: Name) => ({
    type,
    resolve: (node: TextNode, _: unknown, context: Context): CompiledText[Name] => compile(node, context)[name],
  });
  const minutesOnce = memoizeByNodes<number>();
  const localeOnce = memoizeByNodes<string>();
  /** A front matter field with its facts filled in; null if the field is missing. */
  const line = (name: string, type: "String!" | "String" = "String!") => ({
    type,
    resolve: (node: TextNode & Readonly<Record<string, unknown>>, _: unknown, context: Context): string | null => {
      const words = node[name];
      return typeof words === "string" ? quoteFacts(words, factsOf(context, languageOf(node))) : null;
    },
  });
  const text = {
    body: part("JSON!", "body"),
    headings: part("[Heading!]!", "headings"),
    title: line("title"),
    description: line("description"),
  };
  return {
    Query: {
      /**
       * The posts with these slugs, in the same order, without drafts and posts dated later than today. A page that uses this query
       * is rebuilt only when one of these posts changes; with a filter, it would be rebuilt when any post changes.
       */
      postsBySlug: {
        type: "[Post!]!",
        args: { language: "String!", slugs: "[String!]!" },
        resolve: (_: unknown, { language, slugs }: PostsArgs, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({
            ids: slugs.map((slug) => createNodeId(textNodeName(postPath(slug, language)))),
            type: "Post",
          }),
      },
    },
    Policy: text,
    GuidePart: { body: text.body, headings: text.headings, title: text.title },
    Post: {
      ...text,
      coverAlt: line("coverAlt"),
      coverCaption: line("coverCaption", "String"),
      // Memoized, because lists of posts query only this field of each text.
      readingMinutes: {
        type: "Int!",
        resolve: (node: TextNode, _: unknown, context: Context): number =>
          minutesOnce(
            [node, stayOf(context, languageOf(node)), ...placesOf(node, context).values()],
            () => compile(node, context).readingMinutes,
          ),
      },
      section: {
        type: "JournalSection!",
        resolve: (node: PostNode, _: unknown, context: Context) =>
          find(context, "JournalSection", node.sectionId, languageOf(node)),
      },
      figures: {
        type: "[PostFigure!]!",
        resolve: (node: PostNode) =>
          [...new Set(read(node).uses.figures.map(({ name }) => name))].map((src) => ({
            src,
            file: `${node.folder}/${src}`,
          })),
      },
    },
    Locale: {
      data: {
        type: "String",
        resolve: (node: LocaleNode, _: unknown, context: Context): string => {
          const stay = stayOf(context, languageOf(node));
          return localeOnce([node, stay], () => {
            const facts = stay?.facts ?? {};
            const texts = v.parse(localeSchema, JSON.parse(node.data));
            const shown = Object.entries(textsWithout(texts, (name) => Object.hasOwn(facts, name)));
            return JSON.stringify(Object.fromEntries(shown.map(([key, text]) => [key, quoteFacts(text, facts)])));
          });
        },
      },
    },
  };
};
