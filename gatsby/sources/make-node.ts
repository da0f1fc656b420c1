/** Nodes that come from no file of their own, found again by their names. */
import type { NodePluginArgs } from "gatsby";

export type NodeTools = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">;

/** By this name a node is found again: `getNode(createNodeId(nodeName("Stay", "stay", "el")))`. */
export const nodeName = (type: string, key: string, language: string): string => `${type}:${key}:${language}`;

/** The name of the node of a text; `path` is its file's, below `content/`. */
export const textNodeName = (path: string): string => nodeName("Text", path, "");

/** Makes or renews the node of a name, and answers its id. */
export const makeNode = (
  type: string,
  name: string,
  fields: object,
  { actions, createNodeId, createContentDigest }: NodeTools,
): string => {
  const id = createNodeId(name);
  const internal = { type, contentDigest: createContentDigest(fields) };
  void actions.createNode({ ...fields, id, parent: null, children: [], internal });
  return id;
};
