/** Creates the nodes of the YAML files and of the highlighted posts, one for each language. */
import type { NodePluginArgs } from "gatsby";
import { languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { type NodeFields, localizedNodes, nodeKey } from "../content/localized-nodes";
import { journalHighlights } from "./journal-highlights";
import { type NodeTools, makeNode, textNodeName } from "./make-node";
import { visiblePosts } from "./visible-posts";

let sourced: Content | undefined;

/** Makes the nodes match `content`: creates new and changed ones, and deletes those that are no longer needed. */
export const syncYamlNodes = (content: Content, tools: NodeTools & Pick<NodePluginArgs, "getNodesByType">): void => {
  const types = new Set<string>();
  const made = new Set<string>();
  for (const language of languages) {
    const highlights = journalHighlights(content, language, ({ path }) => tools.createNodeId(textNodeName(path)));
    const nodes = { ...localizedNodes(content, language, visiblePosts(content)), JournalHighlights: [highlights] };
    for (const [type, all] of Object.entries<readonly NodeFields[]>(nodes)) {
      types.add(type);
      for (const fields of all) {
        made.add(makeNode(type, nodeKey(fields), language, { ...fields, language }, tools));
      }
    }
  }
  for (const type of types)
    for (const node of tools.getNodesByType(type)) if (!made.has(node.id)) tools.actions.deleteNode(node);
  sourced = content;
};

/** Whether the nodes were made from this `content`. */
export const isUpToDate = (content: Content): boolean => sourced === content;
