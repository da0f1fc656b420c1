/** The part of gatsby-source-filesystem that makes a node of a file; the package has no types of it. */
declare module "gatsby-source-filesystem/create-file-node" {
  import type { NodeInput, SourceNodesArgs } from "gatsby";
  /** `source` is the folder that the file is found in, and its name. Rejects when there is no such file. */
  export const createFileNode: (
    path: string,
    createNodeId: SourceNodesArgs["createNodeId"],
    source: { readonly name: string; readonly path: string },
    cache: SourceNodesArgs["cache"],
  ) => Promise<NodeInput>;
}
