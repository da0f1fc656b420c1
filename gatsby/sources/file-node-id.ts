/** How the node of a file is found: by the same name, whether a build has made it or the plugin that watches files. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { projectFolder } from "../hosting/public-folder";

interface NodeIds {
  readonly createNodeId: (name: string, plugin: string) => string;
}

/** The plugin whose nodes they are. */
export const fileOwner = "gatsby-source-filesystem";

let ids: NodeIds | undefined;

/** Id of the node of a file; `path` is absolute. */
export const fileNodeId = (path: string): string => {
  ids ??= createRequire(join(projectFolder, "package.json"))("gatsby/dist/utils/create-node-id") as NodeIds;
  return ids.createNodeId(path, fileOwner);
};
