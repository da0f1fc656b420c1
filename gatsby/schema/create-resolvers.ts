import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { type Language, languages } from "../../src/config/languages";
import { factsIn, quoteFacts } from "../content/facts";
import { cityMapResolvers } from "../location/city-map";
import { homeResolvers } from "../home/home-fields";
import { loadContent } from "../content/load";
import { type CompiledText, compileMdx } from "../mdx/compile";

/** Fields that are worked out when a page asks for them: compiled texts, the section of a post, facts in interface texts. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  const content = loadContent(resolve(process.cwd(), "content"));
  const facts = Object.fromEntries(languages.map((language) => [language, factsIn(content, language)]));
  const compiled = new Map<string, Promise<CompiledText>>();
  const compile = (source: any): Promise<CompiledText> => {
    const key = source.internal.contentDigest;
    let result = compiled.get(key);
    if (result === undefined) {
      result = compileMdx(source.body, facts[source.language as Language] ?? {}, source.sectionIds);
      compiled.set(key, result);
    }
    return result;
  };
  const text = {
    body: { type: "JSON!", resolve: async (source: any) => (await compile(source)).body },
    headings: { type: "[Heading!]!", resolve: async (source: any) => (await compile(source)).headings },
  };
  add({
    ...homeResolvers,
    ...cityMapResolvers,
    Locale: {
      data: {
        type: "String",
        resolve: (source: any) => quoteFacts(source.data, facts[source.language as Language] ?? {}),
      },
    },
    Policy: text,
    Post: {
      ...text,
      plainText: { type: "String!", resolve: async (source: any) => (await compile(source)).plainText },
      readingMinutes: { type: "Int!", resolve: async (source: any) => (await compile(source)).readingMinutes },
      featured: { type: "Boolean!", resolve: (source: any) => source.featured === true },
      draft: { type: "Boolean!", resolve: (source: any) => source.draft === true },
      section: {
        type: "JournalSection!",
        resolve: (source: any, _: unknown, context: any) =>
          context.nodeModel.findOne({
            type: "JournalSection",
            query: { filter: { slug: { eq: source.sectionId }, language: { eq: source.language } } },
          }),
      },
      figures: {
        type: "[PostFigure!]!",
        resolve: (source: any) =>
          [...source.body.matchAll(/<Figure[^>]*\ssrc="([^"]+)"/g)].map(([, src]: RegExpMatchArray) => ({
            src,
            file: `${source.path.replace(/\/[^/]+$/, "")}/${src}`,
          })),
      },
    },
  });
};
