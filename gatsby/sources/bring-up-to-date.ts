import { join } from "node:path";
import type { NodePluginArgs, SourceNodesArgs } from "gatsby";
import { writeSearchIndex } from "../feeds/write-search-index";
import type { Content } from "../content/content";
import { pictureOf } from "../content/suite-pictures";
import { contentDirectory } from "../content/content-directory";
import { currentContent, invalidateContent } from "./content-state";
import { syncTextNodes } from "./text-nodes";
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

/**
 * Whether Gatsby has found every picture of the suites. While a suite is copied, its file may be read before its last
 * picture is found, and its page would lack that picture. The picture's own node calls `bringUpToDate` again.
 */
const hasPictures = ({ suites, paths }: Content, { getNodesByType }: NodePluginArgs): boolean => {
  const found = new Set(getNodesByType("File").map((file) => file["absolutePath"]));
  return suites.every(({ id, gallery }) =>
    gallery.every((picture) => found.has(join(contentDirectory, pictureOf(id, picture.id, paths)))),
  );
};

/** Reads the content again while somebody edits it, and updates all nodes and the search index to match it. */
export const bringUpToDate = async (args: NodePluginArgs): Promise<void> => {
  invalidateContent();
  const content = await currentContent(args.reporter);
  if (isUpToDate(content) || !hasPictures(content, args)) return;
  syncYamlNodes(content, enqueuing ?? args);
  await syncTextNodes(content, args);
  await writeSearchIndex(content);
};
