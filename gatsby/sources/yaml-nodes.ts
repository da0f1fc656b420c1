/** Makes one node for each language of everything in the YAML files, and of what stands at the journal's front. */
import type { Actions, NodePluginArgs } from "gatsby";
import { languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { localizedNodes, yamlTypes } from "../content/localized-nodes";
import { journalHighlights } from "./journal-highlights";
import { visiblePosts } from "./visible-posts";

type Tools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest" | "getNodesByType"> & {
  readonly actions: Actions;
};

/** By this name a node is found again: `getNode(createNodeId(nodeName("Stay", "stay", "el")))`. */
export const nodeName = (type: string, key: string, language: string): string => `${type}:${key}:${language}`;

const highlightsType = "JournalHighlights";

let sourced: Content | undefined;

/** Brings the nodes to what `content` says: new and changed ones are made, those that are gone are deleted. */
export const syncYamlNodes = (
  content: Content,
  { actions, createNodeId, createContentDigest, getNodesByType }: Tools,
): void => {
  const made = new Set<string>();
  for (const language of languages) {
    const front = { type: highlightsType, key: "highlights", fields: journalHighlights(content, language) };
    for (const { type, key, fields } of [...localizedNodes(content, language, visiblePosts(content)), front]) {
      const id = createNodeId(nodeName(type, key, language));
      const node = { ...fields, language };
      made.add(id);
      void actions.createNode({
        ...node,
        id,
        parent: null,
        children: [],
        internal: { type, contentDigest: createContentDigest(node) },
      });
    }
  }
  for (const type of [...yamlTypes, highlightsType]) {
    for (const node of getNodesByType(type)) if (!made.has(node.id)) actions.deleteNode(node);
  }
  sourced = content;
};

/** Whether the nodes already say what `content` says. */
export const isUpToDate = (content: Content): boolean => sourced === content;
