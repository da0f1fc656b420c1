/** Makes one node for each language of everything in the YAML files, and of what stands at the journal's front. */
import type { NodePluginArgs } from "gatsby";
import { languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { localizedNodes, yamlTypes } from "../content/localized-nodes";
import { journalHighlights } from "./journal-highlights";
import { type NodeTools, makeNode, nodeName, textNodeName } from "./make-node";
import { visiblePosts } from "./visible-posts";

const highlightsType = "JournalHighlights";

let sourced: Content | undefined;

/** Brings the nodes to what `content` says: new and changed ones are made, those that are gone are deleted. */
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

/** Whether the nodes already say what `content` says. */
export const isUpToDate = (content: Content): boolean => sourced === content;
