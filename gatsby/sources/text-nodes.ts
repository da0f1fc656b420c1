/** Turns MDX nodes into posts, policies and parts of the guide, depending on their folder. */
import { dirname, relative } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { Content, GuidePartFile, PolicyFile, PostFile } from "../content/content";
import { factsIn } from "../content/facts";
import { galleryPicture } from "../content/suite-pictures";
import { versionNodes } from "../content/policy-changes";
import { guideParts } from "../content/schema/texts";
import { contentDirectory } from "./content-state";
import { type NodeTools, textNodeName } from "./make-node";
import { visiblePosts } from "./visible-posts";

type Tools = NodeTools & Pick<NodePluginArgs, "getNode" | "getNodesByType">;

/** The source of a text in its node; it is compiled when a page queries it. */
export interface TextSource {
  readonly source: { readonly body: string; readonly firstLine: number; readonly sectionIds: readonly string[] };
}

const postFields = ({ slug, language, path, head, source }: PostFile) => {
  const { section: sectionId, cover, featured = false, draft = false, sample: _, formerly: __, ...rest } = head;
  const folder = dirname(path);
  const coverFile = `${folder}/${cover}`;
  return {
    ...rest,
    featured,
    draft,
    coverFile,
    folder,
    slug,
    language,
    sectionId,
    source: { ...source, sectionIds: [] },
  };
};

const policyFields = ({ slug, language, head, source }: PolicyFile) => {
  const { sectionIds, sample: _, ...rest } = head;
  return { ...rest, slug, language, source: { ...source, sectionIds } };
};

const guideFields = ({ slug, language, head, source }: GuidePartFile, content: Content) => {
  const { sectionIds, title, picture: id } = head;
  const picture = id === undefined ? null : galleryPicture(id, content, language, factsIn(content, language));
  const order = guideParts.findIndex((part) => part === slug);
  return { title, picture, order, slug, language, source: { ...source, sectionIds } };
};

interface TextNode {
  readonly type: "Policy" | "PolicyVersion" | "GuidePart" | "Post";
  readonly fields: object;
}

/** The node of every text that has a page, by path; computed once for each `Content`. */
const wanted = new WeakMap<Content, ReadonlyMap<string, TextNode>>();

const wantedIn = (content: Content): ReadonlyMap<string, TextNode> => {
  const known = wanted.get(content);
  if (known !== undefined) return known;
  const nodes = new Map<string, TextNode>([
    ...content.policies.map((one) => [one.path, { type: "Policy", fields: policyFields(one) }] as const),
    ...versionNodes(content).map(([path, fields]) => [path, { type: "PolicyVersion", fields }] as const),
    ...content.guide.map((one) => [one.path, { type: "GuidePart", fields: guideFields(one, content) }] as const),
    ...visiblePosts(content).map((one) => [one.path, { type: "Post", fields: postFields(one) }] as const),
  ]);
  wanted.set(content, nodes);
  return nodes;
};

/** Creates, updates or deletes the node of one MDX node's text, according to `content` and today's date. */
export const syncTextNode = async (mdx: Node, content: Content, tools: Tools): Promise<void> => {
  const { actions, createNodeId, createContentDigest, getNode } = tools;
  const path = relative(contentDirectory, mdx.internal.contentFilePath ?? "");
  const id = createNodeId(textNodeName(path));
  const node = wantedIn(content).get(path);
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

/** Does the same for all MDX nodes. */
export const syncTextNodes = async (content: Content, tools: Tools): Promise<void> => {
  for (const mdx of tools.getNodesByType("Mdx")) await syncTextNode(mdx, content, tools);
};
