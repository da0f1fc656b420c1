import { relative } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeSearchIndex } from "../feeds/write-search-index";
import { contentDirectory, currentContent, invalidateContent, isDevelopment } from "./content-state";
import { syncTextNode, syncTextNodes } from "./text-nodes";
import { isUpToDate, syncYamlNodes } from "./yaml-nodes";

/** A file in `content/`, of words or a picture: each may be what a page cannot be made of. */
const isContent = (path: unknown): boolean =>
  typeof path === "string" && !relative(contentDirectory, path).startsWith("..");

const typeOf = ({ internal }: { readonly internal?: unknown }): unknown =>
  typeof internal === "object" && internal !== null && "type" in internal ? internal.type : undefined;

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  typeOf(node) === "Mdx" || (isDevelopment() && typeOf(node) === "File" && isContent(node["absolutePath"]));

let started = false;

/**
 * Makes posts and policies of MDX nodes. While editing, a saved file of any kind brings all content up to date, and the search index; the node of a saved
 * MDX file comes before that of the file itself, when the content is not read anew yet.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, reporter } = args;
  if (node.internal.type === "Mdx") {
    await syncTextNode(node, await currentContent(reporter), args);
    return;
  }
  if (!started) return;
  invalidateContent();
  const content = await currentContent(reporter);
  if (isUpToDate(content)) return;
  syncYamlNodes(content, args);
  await syncTextNodes(content, args);
  await writeSearchIndex(content);
};

/**
 * From now on a new file node means that somebody has saved a file. While editing there is no end of a build to wait for: the search index is written
 * here first, and again whenever content is brought up to date.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ reporter }) => {
  started = true;
  if (isDevelopment()) await writeSearchIndex(await currentContent(reporter));
};
