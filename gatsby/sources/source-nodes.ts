/** Sources the nodes, and during development keeps them up to date when files of the content are added, changed or removed. */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { NodePluginArgs, SourceNodesArgs, GatsbyNode, Node } from "gatsby";
import { writeSearchIndex } from "../feeds/search-index";
import { todayIn } from "../../src/lib/booking/days";
import { environment } from "../../src/settings/environment";
import { unnamedChallenge } from "../content/challenge-in-policies";
import { dueDates } from "../content/due-dates";
import { changedFigures } from "../content/policy-archive";
import { sourceUploads } from "../backend/upload-nodes";
import { sourceBackend } from "../backend/backend-data";
import type { Content } from "../content/content";
import { pictureOf } from "../content/suite-pictures";
import { contentDirectory } from "../folders";
import { contentChange } from "./content-issues";
import { isUpToDate, syncTextNode, syncTextNodes, syncYamlNodes } from "./content-nodes";
import { currentContent, invalidateContent, isDevelopment } from "./content-state";

/**
 * The arguments of `sourceNodes`, with which nodes are changed in development. Gatsby queues changes made with them, and then creates pages.
 * Changes made with the arguments of `onCreateNode` may come after the pages, and a new suite would then have no page.
 */
let queueingArgs: SourceNodesArgs | undefined;

/**
 * Whether Gatsby has found every picture of the suites. A suite's file may be read before its last picture is found, and the suite's page would
 * lack that picture. `bringUpToDate` runs again when the picture is found.
 */
const hasPictures = ({ suites, paths }: Content, { getNodesByType }: NodePluginArgs): boolean => {
  const found = new Set(getNodesByType("File").map((file) => file["absolutePath"]));
  return suites.every(({ id, gallery }) =>
    gallery.every((picture) => found.has(join(contentDirectory, pictureOf(id, picture.id, paths)))),
  );
};

/** Reads the content again. If it has changed and Gatsby has found its pictures, updates all nodes and the search index. */
const bringUpToDate = async (args: NodePluginArgs): Promise<void> => {
  invalidateContent();
  const content = await currentContent(args.reporter);
  if (isUpToDate(content) || !hasPictures(content, args)) return;
  syncYamlNodes(content, queueingArgs ?? args);
  await syncTextNodes(content, args);
  await writeSearchIndex(content);
};

const follow = async (args: SourceNodesArgs): Promise<never> => {
  for (;;) {
    // Starts watching before it checks the files, so that a removal in between is noticed.
    const changed = contentChange(contentDirectory);
    const { paths } = await currentContent(args.reporter);
    if (![...paths].every((path) => existsSync(join(contentDirectory, path)))) await bringUpToDate(args);
    await changed;
  }
};

/**
 * From now on, removes from the pages whatever is deleted in `content/`, for example a suite: Gatsby deletes the nodes of the files and calls
 * no hook. Only the first call has an effect.
 */
const followRemovals = (args: SourceNodesArgs): void => {
  if (queueingArgs !== undefined || !isDevelopment()) return;
  queueingArgs = args;
  void follow(args);
};

/**
 * Sources the YAML files, uploads, nights and the data of /proof. Warns of dates that are due soon, of policies whose figures have changed, and of
 * those that do not name the challenge of the forms. Texts with cached nodes are checked again: a post's day may have come, or it was a draft that only the development server showed.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = await currentContent(args.reporter);
  const today = todayIn(content.site.hours.timeZone);
  const tasks = [
    ...dueDates(content, today),
    ...changedFigures(content),
    ...unnamedChallenge(content, environment.turnstileSiteKey),
  ];
  for (const { file, line, task } of tasks) args.reporter.warn(`${file}:${line}  ${task}`);
  syncYamlNodes(content, args);
  await syncTextNodes(content, args);
  await sourceUploads(args);
  await sourceBackend(content, args);
  followRemovals(args);
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
 * Creates the nodes of texts. In development, a saved file updates all content. Gatsby reports a saved text's MDX node before its file node,
 * so the text's node is first made from the old content, and made again when the file node arrives.
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
 * From now on, a new file node means that a file was saved. A build writes the search index at its end, the
 * development server here.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ reporter }) => {
  started = true;
  if (isDevelopment()) await writeSearchIndex(await currentContent(reporter));
};
