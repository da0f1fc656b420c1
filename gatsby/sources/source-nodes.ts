import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { languages } from "../../src/config/languages";
import { loadContent } from "../content/load";
import { localizedNodes } from "../content/localized-nodes";

/** Turns every YAML file under `content/` into one node for each language, texts and facts filled in. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createContentDigest, createNodeId }) => {
  const content = loadContent(resolve(process.cwd(), "content"));
  for (const language of languages) {
    for (const { type, key, fields } of localizedNodes(content, language)) {
      const node = { ...fields, language };
      actions.createNode({
        ...node,
        id: createNodeId(`${type}:${key}:${language}`),
        internal: { type, contentDigest: createContentDigest(node) },
      });
    }
  }
};
