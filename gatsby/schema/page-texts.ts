import { frameNamespaces, suitesNamespace } from "../../src/settings/texts";
import type { Context } from "./node-model";

interface LocaleNode {
  readonly ns: string;
}

interface PageTextsArgs {
  readonly language: string;
  readonly namespaces: readonly string[];
}

/** The query `pageTexts`: the texts of the namespaces that a page names, and of the frame around every page: header, footer, dialogs, and in a house with several suites their choice. */
export const pageTextsResolvers = {
  Query: {
    pageTexts: {
      type: "LocaleConnection!",
      args: { language: "String!", namespaces: { type: "[String!]!", defaultValue: [] } },
      resolve: async (_: unknown, { language, namespaces }: PageTextsArgs, { nodeModel }: Context) => {
        const { entries: suites } = await nodeModel.findAll<{ readonly slug: string }>({
          type: "Suite",
          query: { filter: { language: { eq: language } } },
        });
        const hasSeveral = [...suites].length > 1;
        const wanted = [...frameNamespaces, ...(hasSeveral ? [suitesNamespace] : []), ...namespaces];
        const { entries } = await nodeModel.findAll<LocaleNode>({
          type: "Locale",
          query: {
            filter: { language: { eq: language }, ns: { in: wanted } },
            sort: { fields: ["ns"], order: ["ASC"] },
          },
        });
        const nodes = [...entries];
        const missing = wanted.filter((name) => !nodes.some(({ ns }) => ns === name));
        if (missing.length > 0) {
          throw new Error(`content/locales/${language} lacks ${missing.join(", ")}.json, which a page names.`);
        }
        return { edges: nodes.map((node) => ({ node })) };
      },
    },
  },
};
