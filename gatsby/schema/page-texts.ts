/** The interface texts of a page. */
import type { CreateResolversArgs } from "gatsby";
import * as v from "valibot";
import { frameNamespaces, suitesNamespace } from "../../src/settings/texts";
import { textsWithout } from "../content/without-absent";
import { type Facts, quoteFacts } from "../content/facts";
import { type LocaleTexts, localeSchema } from "../content/schema/texts";
import { type Context, nodeName } from "../sources/nodes";

type WithDigest<Fields> = Fields & { readonly internal: { readonly contentDigest: string } };
type LocaleNode = WithDigest<Readonly<Record<"language" | "data", string>>>;

type CreateNodeId = CreateResolversArgs["createNodeId"];

/** The only node of a type in a language. */
const nodeIn = (type: string, language: string, createNodeId: CreateNodeId, { nodeModel }: Context): object | null =>
  nodeModel.getNodeById({ id: createNodeId(nodeName(type, "", language)), type });

/** The query `pageTexts`: the namespaces that a page names, those of every page and, with several suites, `suitesNamespace`. */
export const pageTextsResolvers = (createNodeId: CreateNodeId) => ({
  Query: {
    pageTexts: {
      type: "LocaleConnection!",
      args: { language: "String!", namespaces: { type: "[String!]!", defaultValue: [] } },
      resolve: async (_: unknown, args: { language: string; namespaces: readonly string[] }, context: Context) => {
        const { language, namespaces } = args;
        // Every page reads this node anyway. Reading the suites' own nodes would rebuild the page after any change to a suite.
        const site = nodeIn("SiteFacts", language, createNodeId, context) as { readonly suites: readonly object[] };
        // `suites` is empty if the house has only one.
        const wanted = [...frameNamespaces, ...(site.suites.length > 0 ? [suitesNamespace] : []), ...namespaces];
        const { entries } = await context.nodeModel.findAll<{ readonly ns: string }>({
          type: "Locale",
          query: {
            filter: { language: { eq: language }, ns: { in: wanted } },
            sort: { fields: ["ns"], order: ["ASC"] },
          },
        });
        const nodes = [...entries];
        const missing = wanted.filter((name) => !nodes.some(({ ns }) => ns === name));
        if (missing.length > 0)
          throw new Error(
            `content/locales/${language} lacks ${missing.map((name) => `${name}.json`).join(", ")}, which a page names.`,
          );
        return { edges: nodes.map((node) => ({ node })) };
      },
    },
  },
});

/** The texts of a namespace with their facts filled in. A text that quotes an absent fact is replaced (`textsWithout`). */
export const textsWithFacts = (texts: LocaleTexts, facts: Facts): LocaleTexts => {
  const shown = Object.entries(textsWithout(texts, (name) => Object.hasOwn(facts, name)));
  return Object.fromEntries(shown.map(([key, text]) => [key, quoteFacts(text, facts)]));
};

/** `Locale.data` with its facts filled in. The results are cached, because every page needs the texts of the frame. */
export const localeResolvers = (createNodeId: CreateNodeId) => {
  const known = new Map<string, string>();
  return {
    Locale: {
      data: {
        type: "String",
        resolve: ({ language, data, internal }: LocaleNode, _: unknown, context: Context): string => {
          // Every query reads the node of the stay, so that Gatsby runs it again when a fact has changed.
          const stay = nodeIn("Stay", language, createNodeId, context) as WithDigest<{ readonly facts: Facts }>;
          const key = `${internal.contentDigest} ${stay.internal.contentDigest}`;
          const text =
            known.get(key) ?? JSON.stringify(textsWithFacts(v.parse(localeSchema, JSON.parse(data)), stay.facts));
          known.set(key, text);
          return text;
        },
      },
    },
  };
};
