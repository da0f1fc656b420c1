/** Creates the nodes of the YAML files and of the highlighted posts, one for each language. */
import type { NodePluginArgs } from "gatsby";
import { type Language, languages } from "../../src/settings/languages";
import type { Content, PostFile } from "../content/content";
import { newestFirst, visiblePosts } from "./content-state";
import { type NodeFields, localizedNodes, nodeKey } from "../content/localized-nodes";
import { type NodeTools, makeNode, textNodeName } from "./nodes";

/** The fields of the `JournalHighlights` node in one language. `idOf` returns the id of a post's node; `today` is as in `visiblePosts`. */
export const journalHighlights = (
  content: Content,
  language: Language,
  idOf: (post: PostFile) => string,
  today?: string,
) => {
  const posts = newestFirst(visiblePosts(content, today), language);
  const ids = (some: typeof posts) => some.slice(0, 3).map(idOf);
  const sections = content.sections.map(({ id }) => ({
    slug: id,
    postIds: ids(posts.filter(({ head }) => head.section === id)),
  }));
  const lead = posts.find(({ head }) => head.featured === true) ?? posts[0];
  return {
    newestIds: ids(posts),
    leadId: lead === undefined ? null : idOf(lead),
    sections: sections.filter(({ postIds }) => postIds.length > 0),
  };
};

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
