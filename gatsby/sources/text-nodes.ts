/** Turns MDX nodes into posts and policies, by the folder they stand in. */
import { dirname, relative } from "node:path";
import type { Actions, Node, NodePluginArgs } from "gatsby";
import type { Content, GuidePartFile, PolicyFile, PostFile } from "../content/content";
import { type VersionNode, versionNodes } from "../content/policy-changes";
import { guideParts } from "../content/schema/guide";
import { contentDirectory } from "./content-state";
import { visiblePosts } from "./visible-posts";
import { nodeName } from "./yaml-nodes";

type Tools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"> & {
  readonly actions: Actions;
};

/** What a post's or a policy's node keeps of its text, until a page asks for it. */
export interface TextSource {
  readonly source: { readonly body: string; readonly firstLine: number; readonly sectionIds: readonly string[] };
}

/** By this name the node of a post or a policy is found; `path` is its file's, below `content/`. */
export const textNodeName = (path: string): string => nodeName("Text", path, "");

const postFields = ({ slug, language, path, head, source }: PostFile) => {
  const { section, cover, featured = false, draft = false, sample: _, formerly: __, ...rest } = head;
  const folder = dirname(path);
  const files = { coverFile: `${folder}/${cover}`, folder };
  return {
    ...rest,
    featured,
    draft,
    ...files,
    slug,
    language,
    sectionId: section,
    source: { ...source, sectionIds: [] },
  };
};

const policyFields = ({ slug, language, head, source }: PolicyFile) => {
  const { sectionIds, sample: _, ...rest } = head;
  return { ...rest, slug, language, source: { ...source, sectionIds } };
};

const guideFields = ({ slug, language, head, source }: GuidePartFile) => {
  const { sectionIds, title, picture = null } = head;
  const order = guideParts.findIndex((part) => part === slug);
  return { title, picture, order, slug, language, source: { ...source, sectionIds } };
};

/** The type of the node that the text in a file becomes. */
const typeOf = (path: string): "Policy" | "PolicyVersion" | "GuidePart" | "Post" =>
  path.startsWith("policies/archive/")
    ? "PolicyVersion"
    : path.startsWith("policies/")
      ? "Policy"
      : path.startsWith("guide/")
        ? "GuidePart"
        : "Post";

type Fields =
  VersionNode | ReturnType<typeof policyFields> | ReturnType<typeof guideFields> | ReturnType<typeof postFields>;

/** The fields of every text that has a page, by its path; worked out once for each reading of the content. */
const wanted = new WeakMap<Content, ReadonlyMap<string, Fields>>();

const wantedIn = (content: Content): ReadonlyMap<string, Fields> => {
  const known = wanted.get(content);
  if (known !== undefined) return known;
  const policies = content.policies.map((policy) => [policy.path, policyFields(policy)] as const);
  const guide = content.guide.map((part) => [part.path, guideFields(part)] as const);
  const posts = visiblePosts(content).map((post) => [post.path, postFields(post)] as const);
  const fields = new Map<string, Fields>([...policies, ...versionNodes(content), ...guide, ...posts]);
  wanted.set(content, fields);
  return fields;
};

/** Makes, renews or deletes the post or policy of one MDX node, as `content` and the day want it. */
export const syncTextNode = async (mdx: Node, content: Content, tools: Tools): Promise<void> => {
  const { actions, createNodeId, createContentDigest, getNode } = tools;
  const path = relative(contentDirectory, mdx.internal.contentFilePath ?? "");
  const id = createNodeId(textNodeName(path));
  const fields = wantedIn(content).get(path);
  const existing: Node | undefined = getNode(id);
  if (fields === undefined) {
    if (existing !== undefined) actions.deleteNode(existing);
    return;
  }
  const contentDigest = createContentDigest(fields);
  if (existing?.internal.contentDigest === contentDigest) return;
  const type = typeOf(path);
  await actions.createNode({ ...fields, id, parent: mdx.id, children: [], internal: { type, contentDigest } });
  const child = getNode(id);
  if (child !== undefined) actions.createParentChildLink({ parent: mdx, child });
};

/** The same for all of them. */
export const syncTextNodes = async (content: Content, tools: Tools): Promise<void> => {
  for (const mdx of tools.getNodesByType("Mdx")) await syncTextNode(mdx, content, tools);
};
