/** Creates nodes whose ids derive from their names, so that resolvers can look them up. */
import type { BuildArgs, NodePluginArgs } from "gatsby";

export type NodeTools = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">;

/** The name from which a node's id derives. `key` is empty for the only node of its type, and `language` for a node without a language. */
export const nodeName = (type: string, key: string, language: string): string => `${type}:${key}:${language}`;

/** The name of a text's node; `path` is the path of its file below `content/`. */
export const textNodeName = (path: string): string => nodeName("Text", path, "");

/** Creates or updates a node, and returns its id. */
export const makeNode = (type: string, key: string, language: string, fields: object, tools: NodeTools): string => {
  const { actions, createNodeId, createContentDigest } = tools;
  const id = createNodeId(nodeName(type, key, language));
  const internal = { type, contentDigest: createContentDigest(fields) };
  void actions.createNode({ ...fields, id, parent: null, children: [], internal });
  return id;
};

/** Gatsby's digest of each source file, by its absolute path. */
export const fileDigests = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): ReadonlyMap<string, string> =>
  new Map(getNodesByType("File").map((file) => [String(file["absolutePath"]), file.internal.contentDigest]));

/**
 * The part of a resolver's context that the site uses: Gatsby's node model. Gatsby records the nodes that a query reads through it, and
 * runs the query again when they change.
 */
export interface Context {
  readonly nodeModel: {
    findAll<Node>(args: { readonly type: string; readonly query: object }): Promise<{ entries: Iterable<Node> }>;
    getNodeById(args: { readonly id: string; readonly type: string }): object | null;
    getNodesByIds(args: { readonly ids: readonly string[]; readonly type: string }): readonly object[];
  };
}
