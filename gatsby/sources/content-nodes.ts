/**
 * The nodes of the content: those of the YAML files, one for each language; and those of texts, which are made from MDX nodes: posts,
 * policies, archived versions of policies and parts of the guide, depending on their folder.
 */
import { dirname, relative } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { languages } from "../../src/settings/languages";
import { byLanguage } from "../both-languages";
import type { Content, GuidePartFile, PolicyFile, PostFile, Text } from "../content/content";
import { localize } from "../content/localize";
import { localizedNodes, nodeKey } from "../content/localized-nodes";
import { versionNodes } from "../content/policy-changes";
import { tablesOf, withTables } from "../content/policy-tables";
import { guideParts } from "../content/schema/texts";
import { galleryPicture } from "../content/suite-pictures";
import { type TextContext, compileText, textContext } from "../mdx/compile-text";
import { contentDirectory } from "../folders";
import { type NodeTools, makeNode, nodeName, textNodeName } from "./nodes";
import { visiblePosts } from "./content-state";

type Tools = NodeTools & Pick<NodePluginArgs, "getNode" | "getNodesByType">;

let syncedContent: Content | undefined;

/** Makes the nodes match `content`: creates new and changed ones, and deletes those that are no longer needed. */
export const syncYamlNodes = (content: Content, tools: Tools): void => {
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
  syncedContent = content;
};

/** Whether the nodes were made from this `content`. */
export const isUpToDate = (content: Content): boolean => syncedContent === content;

/** The front matter with its facts filled in, and the compiled text. */
const textFields = (file: Text, context: TextContext) => {
  const { slug, language, head, text } = file;
  const { body, headings, readingMinutes } = compileText(text, context);
  return { ...localize(head, language, context.facts), slug, language, body, headings, readingMinutes };
};

const postFields = (post: PostFile, context: TextContext, createNodeId: Tools["createNodeId"]) => {
  const { head, language, path, text } = post;
  const inFolder = (picture: string) => `${dirname(path)}/${picture}`;
  const figures = new Set(text.uses.figures.map(({ name }) => name));
  return {
    ...textFields(post, context),
    featured: head.featured ?? false,
    sectionId: createNodeId(nodeName("JournalSection", head.section, language)),
    coverFile: inFolder(head.cover),
    figures: [...figures].map((src) => ({ src, file: inFolder(src) })),
  };
};

const policyFields = (policy: PolicyFile, content: Content, context: TextContext) => {
  const { body, ...fields } = textFields(policy, context);
  return { ...fields, body: withTables(body, tablesOf(policy, content, context.facts)) };
};

const guideFields = (part: GuidePartFile, content: Content, context: TextContext) => ({
  ...textFields(part, context),
  order: guideParts.findIndex((name) => name === part.slug),
  picture:
    part.head.picture === undefined ? null : galleryPicture(part.head.picture, content, part.language, context.facts),
});

type TextNode = Readonly<{ type: "Policy" | "PolicyVersion" | "GuidePart" | "Post"; fields: object }>;

/** The node that each visible text should have, by path; computed once for each `Content`. */
const textNodes = new WeakMap<Content, ReadonlyMap<string, TextNode>>();

const textNodesOf = (content: Content, createNodeId: Tools["createNodeId"]): ReadonlyMap<string, TextNode> => {
  const known = textNodes.get(content);
  if (known !== undefined) return known;
  const contexts = byLanguage((language) => textContext(content, language));
  const nodes = new Map<string, TextNode>(
    versionNodes(content).map(([path, fields]) => [path, { type: "PolicyVersion", fields }]),
  );
  for (const policy of content.policies)
    nodes.set(policy.path, { type: "Policy", fields: policyFields(policy, content, contexts[policy.language]) });
  for (const part of content.guide)
    nodes.set(part.path, { type: "GuidePart", fields: guideFields(part, content, contexts[part.language]) });
  for (const post of visiblePosts(content))
    nodes.set(post.path, { type: "Post", fields: postFields(post, contexts[post.language], createNodeId) });
  textNodes.set(content, nodes);
  return nodes;
};

/** Creates, updates or deletes the node of one MDX node's text, according to `content` and today's date. */
export const syncTextNode = async (mdx: Node, content: Content, tools: Tools): Promise<void> => {
  const { actions, createNodeId, createContentDigest, getNode } = tools;
  const path = relative(contentDirectory, mdx.internal.contentFilePath ?? "");
  const id = createNodeId(textNodeName(path));
  const node = textNodesOf(content, createNodeId).get(path);
  const existing: Node | undefined = getNode(id);
  if (node === undefined) {
    if (existing !== undefined) actions.deleteNode(existing);
    return;
  }
  const { type, fields } = node;
  const contentDigest = createContentDigest(fields);
  if (existing?.internal.contentDigest === contentDigest) return;
  await actions.createNode({ ...fields, id, parent: mdx.id, children: [], internal: { type, contentDigest } });
  const child = getNode(id);
  if (child !== undefined) actions.createParentChildLink({ parent: mdx, child });
};

/** Calls `syncTextNode` for every MDX node. */
export const syncTextNodes = async (content: Content, tools: Tools): Promise<void> => {
  for (const mdx of tools.getNodesByType("Mdx")) await syncTextNode(mdx, content, tools);
};
