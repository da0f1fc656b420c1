/** Keeps the nodes up to date with the content while somebody edits it. */
import { join, relative } from "node:path";
import type { NodePluginArgs, SourceNodesArgs, GatsbyNode, Node } from "gatsby";
import { writeSearchIndex } from "../feeds/search-index";
import type { Content } from "../content/content";
import { pictureOf } from "../content/suite-pictures";
import { contentDirectory } from "../content/content-directory";
import { currentContent, invalidateContent, isDevelopment } from "./content-state";
import { syncTextNodes, syncTextNode } from "./text-nodes";
import { isUpToDate, syncYamlNodes } from "./yaml-nodes";

let enqueuing: SourceNodesArgs | undefined;

/**
 * Sets the arguments of `sourceNodes`, whose actions change the YAML nodes from now on. Gatsby puts these changes into a
 * queue and creates the pages afterwards. The actions of `onCreateNode` may run after the pages are created: a new suite
 * would then have no page.
 */
export const enqueueThrough = (args: SourceNodesArgs): void => {
  enqueuing = args;
};

/** Whether Gatsby has found every picture of the suites. A suite's file may be read before its last picture is found. */
const hasPictures = ({ suites, paths }: Content, { getNodesByType }: NodePluginArgs): boolean => {
  const found = new Set(getNodesByType("File").map((file) => file["absolutePath"]));
  return suites.every(({ id, gallery }) =>
    gallery.every((picture) => found.has(join(contentDirectory, pictureOf(id, picture.id, paths)))),
  );
};

/** Reads the content again. If it has changed and Gatsby has found its pictures, updates all nodes and the search index. */
export const bringUpToDate = async (args: NodePluginArgs): Promise<void> => {
  invalidateContent();
  const content = await currentContent(args.reporter);
  if (isUpToDate(content) || !hasPictures(content, args)) return;
  syncYamlNodes(content, enqueuing ?? args);
  await syncTextNodes(content, args);
  await writeSearchIndex(content);
};

/** Whether a file is in `content/`. Pictures count as well as texts: either can have a mistake. */
const isContent = (path: unknown): boolean =>
  typeof path === "string" && !relative(contentDirectory, path).startsWith("..");

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = (args) => {
  const { internal, absolutePath } = args.node as Node;
  return internal.type === "Mdx" || (isDevelopment() && internal.type === "File" && isContent(absolutePath));
};

let started = false;

/**
 * Creates posts, policies, their archived versions and parts of the guide from MDX nodes. During development, any saved file updates all
 * content and the search index. The MDX node of a saved file arrives before its file node. The text is then created from the old content,
 * and corrected when the file node arrives.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, reporter } = args;
  if (node.internal.type === "Mdx") {
    await syncTextNode(node, await currentContent(reporter), args);
    return;
  }
  if (!started) return;
  await bringUpToDate(args);
};

/** From now on, a new file node means that a file was saved. The development server writes the search index here first. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ reporter }) => {
  started = true;
  if (isDevelopment()) await writeSearchIndex(await currentContent(reporter));
};
