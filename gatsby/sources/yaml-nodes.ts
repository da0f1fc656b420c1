/** Creates the nodes of the YAML files and of the highlighted posts, one for each language. */
import type { NodePluginArgs } from "gatsby";
import { languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { localizedNodes, yamlTypes } from "../content/localized-nodes";
import { journalHighlights } from "./journal-highlights";
import { type NodeTools, makeNode, nodeName, textNodeName } from "./make-node";
import { visiblePosts } from "./visible-posts";

const highlightsType = "JournalHighlights";

let sourced: Content | undefined;

/** Makes the nodes match `content`: creates new and changed ones, and deletes those that are no longer needed. */
export const syncYamlNodes = (content: Content, tools: NodeTools & Pick<NodePluginArgs, "getNodesByType">): void => {
  const made = new Set<string>();
  for (const language of languages) {
    const highlights = journalHighlights(content, language, ({ path }) => tools.createNodeId(textNodeName(path)));
    const front = { type: highlightsType, key: "highlights", fields: highlights };
    for (const { type, key, fields } of [...localizedNodes(content, language, visiblePosts(content)), front])
      made.add(makeNode(type, nodeName(type, key, language), { ...fields, language }, tools));
  }
  for (const type of [...yamlTypes, highlightsType]) {
    for (const node of tools.getNodesByType(type)) if (!made.has(node.id)) tools.actions.deleteNode(node);
  }
  sourced = content;
};

/** Whether the nodes were made from this `content`. */
export const isUpToDate = (content: Content): boolean => sourced === content;
