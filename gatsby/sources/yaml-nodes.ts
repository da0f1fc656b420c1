/** Creates the nodes of the YAML files, one for each language. */
import type { NodePluginArgs } from "gatsby";
import { languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { visiblePosts } from "./content-state";
import { localizedNodes, nodeKey } from "../content/localized-nodes";
import { type NodeTools, makeNode } from "./nodes";

let sourced: Content | undefined;

/** Makes the nodes match `content`: creates new and changed ones, and deletes those that are no longer needed. */
export const syncYamlNodes = (content: Content, tools: NodeTools & Pick<NodePluginArgs, "getNodesByType">): void => {
  const types = new Set<string>();
  const made = new Set<string>();
  for (const language of languages) {
    for (const [type, all] of Object.entries(localizedNodes(content, language, visiblePosts(content)))) {
      types.add(type);
      for (const fields of all) made.add(makeNode(type, nodeKey(fields), language, { ...fields, language }, tools));
    }
  }
  for (const type of types)
    for (const node of tools.getNodesByType(type)) if (!made.has(node.id)) tools.actions.deleteNode(node);
  sourced = content;
};

/** Whether the nodes were made from this `content`. */
export const isUpToDate = (content: Content): boolean => sourced === content;
