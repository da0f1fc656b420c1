import { relative } from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { writeSearchIndex } from "../feeds/write-search-index";
import { bringUpToDate } from "./bring-up-to-date";
import { contentDirectory } from "../content/content-directory";
import { currentContent, isDevelopment } from "./content-state";
import { syncTextNode } from "./text-nodes";

/** Whether a file is in `content/`. Pictures count as well as texts: either can have a mistake. */
const isContent = (path: unknown): boolean =>
  typeof path === "string" && !relative(contentDirectory, path).startsWith("..");

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = (args) => {
  const { internal, absolutePath } = args.node as Node;
  return internal.type === "Mdx" || (isDevelopment() && internal.type === "File" && isContent(absolutePath));
};

let started = false;

/**
 * Creates posts, policies and parts of the guide from MDX nodes. During development, any saved file updates all content and the search index. The MDX
 * node of a saved file arrives before its file node. The text is then created from the old content, and corrected when the file node arrives.
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

/**
 * After this step, a new file node means that a file was saved. The development server has no end of a build, so the search index is written here
 * first, and again whenever the content is updated.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ reporter }) => {
  started = true;
  if (isDevelopment()) await writeSearchIndex(await currentContent(reporter));
};
