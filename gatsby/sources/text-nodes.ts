/** Turns MDX nodes into posts and policies, by the folder they stand in. */
import { dirname, join, relative } from "node:path";
import type { Actions, Node, NodePluginArgs } from "gatsby";
import type { Content, PolicyFile, PostFile } from "../content/content";
import { contentDirectory, isEditing } from "./content-state";
import { shownPosts } from "./shown-posts";
import { sourced } from "./sourced";
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

const isPolicy = (path: string): boolean => path.startsWith("policies/");

type Fields = ReturnType<typeof policyFields> | ReturnType<typeof postFields>;

/** The fields of every text that has a page, by its path; worked out once for each reading of the content. */
const wanted = new WeakMap<Content, ReadonlyMap<string, Fields>>();

const wantedIn = (content: Content): ReadonlyMap<string, Fields> => {
  const known = wanted.get(content);
  if (known !== undefined) return known;
  const policies = content.policies.map((policy) => [policy.path, policyFields(policy)] as const);
  const posts = shownPosts(content).map((post) => [post.path, postFields(post)] as const);
  const fields = new Map<string, Fields>([...policies, ...posts]);
  wanted.set(content, fields);
  return fields;
};

const stateOfFile = (path: string): string => sourced.files.get(join(contentDirectory, path)) ?? "";

/** Makes, renews or deletes the post or policy of one MDX node, as `content` and the day want it. */
export const placeText = async (mdx: Node, content: Content, tools: Tools): Promise<void> => {
  const { actions, createNodeId, createContentDigest, getNode } = tools;
  const path = relative(contentDirectory, mdx.internal.contentFilePath ?? "");
  const id = createNodeId(textNodeName(path));
  const fields = wantedIn(content).get(path);
  const existing: Node | undefined = getNode(id);
  if (fields === undefined) {
    sourced.texts.delete(path);
    if (existing !== undefined) actions.deleteNode(existing);
    return;
  }
  const contentDigest = createContentDigest(fields);
  sourced.texts.set(path, stateOfFile(path));
  if (existing?.internal.contentDigest === contentDigest) return;
  const type = isPolicy(path) ? "Policy" : "Post";
  await actions.createNode({ ...fields, id, parent: mdx.id, children: [], internal: { type, contentDigest } });
  const child = getNode(id);
  if (child !== undefined) actions.createParentChildLink({ parent: mdx, child });
};

/** Whether the nodes that were placed are those that `content` and the day want, each of its file as it is now. */
const arePlaced = (content: Content): boolean => {
  const fields = wantedIn(content);
  return (
    sourced.texts.size === fields.size &&
    [...fields.keys()].every((path) => sourced.texts.get(path) === stateOfFile(path))
  );
};

/** The same for all of them. Where a build finds all as they should be, no node is asked for. */
export const placeTexts = async (content: Content, tools: Tools): Promise<void> => {
  if (!isEditing() && arePlaced(content)) return;
  for (const mdx of tools.getNodesByType("Mdx")) await placeText(mdx, content, tools);
  const wanted = wantedIn(content);
  for (const path of sourced.texts.keys()) if (!wanted.has(path)) sourced.texts.delete(path);
};
