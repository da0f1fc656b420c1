/**
 * Makes nodes of the files in `content/`, in a build. gatsby-source-filesystem does so while texts are edited; it watches every folder, looks
 * into every file and has every node gone through, which took a quarter of a build after an edit of a long journal (docs/decisions/0024). Here the
 * files that have not changed since the build before keep their nodes, and nothing is asked about them.
 */
import { existsSync } from "node:fs";
import type { Node, SourceNodesArgs } from "gatsby";
import { createFileNode } from "gatsby-source-filesystem/create-file-node";
import { eachOf } from "../each-of";
import { stateOf } from "../remembered";
import { isEditing } from "./content-state";
import { fileNodeId, fileOwner } from "./file-node-id";
import { type FileSource, fileSources, filesOf } from "./file-sources";
import type { Sourced } from "./sourced";

/** Whose nodes they are: the plugin knows what to do with a node of a file. */
const owner = { name: fileOwner };

/**
 * Whose nodes Gatsby need not go through for those whose source is gone: what is made of a file goes with the file's node, and what the site
 * makes it removes itself.
 */
const bookkeepers = [
  owner,
  { name: "gatsby-plugin-mdx" },
  { name: "gatsby-transformer-sharp" },
  { name: "default-site-plugin" },
];

/** What Gatsby's types leave out. */
interface MoreActions {
  readonly enableStatefulSourceNodes: (plugin: object) => void;
  readonly deleteNode: (node: Node, plugin: object) => void;
}

type Args = Pick<SourceNodesArgs, "actions" | "getNode" | "getNodesByType" | "cache">;

/** The node of a file, and what was made of it. */
export const removeFileNode = ({ actions, getNode }: Pick<Args, "actions" | "getNode">, id: string): void => {
  const node: Node | undefined = getNode(id);
  if (node !== undefined) (actions as unknown as MoreActions).deleteNode(node, owner);
};

/** Nodes of files that are no more, where it is not known which there were. */
const removeGone = (args: Args): void => {
  for (const node of args.getNodesByType("File")) {
    if (typeof node["absolutePath"] === "string" && !existsSync(node["absolutePath"])) removeFileNode(args, node.id);
  }
};

/** Brings the nodes of files to what lies in `sources`; `sourced` knows what the build before has made, and learns what this one has. */
export const sourceFiles = async (
  args: Args,
  sourced: Sourced,
  sources: readonly FileSource[] = fileSources,
): Promise<void> => {
  const { actions, getNode, cache } = args;
  for (const plugin of bookkeepers) (actions as unknown as MoreActions).enableStatefulSourceNodes(plugin);
  // Gatsby forgets all nodes at once, or none.
  const [one] = sourced.files.keys();
  if (one !== undefined && getNode(fileNodeId(one)) === undefined) sourced.forget();
  if (sourced.files.size === 0) removeGone(args);
  if (isEditing()) return;
  const gone = new Set(sourced.files.keys());
  for (const source of sources) {
    await eachOf(filesOf(source), 16, async (path) => {
      gone.delete(path);
      const state = stateOf([path]) ?? "";
      if (sourced.files.get(path) === state) return;
      sourced.files.set(path, state);
      await actions.createNode(await createFileNode(path, fileNodeId, source, cache), owner);
    });
  }
  for (const path of gone) {
    removeFileNode(args, fileNodeId(path));
    sourced.files.delete(path);
  }
};
