/** What gatsby-source-filesystem makes nodes of: the folders of `content/`, each under a name. */
import { join } from "node:path";
import { contentDirectory } from "./content-state";

export interface FileSource {
  readonly name: string;
  readonly path: string;
  /** Patterns below `path` that are left out. */
  readonly ignore: readonly string[];
}

const folders = ["locales", "suites", "journal", "policies"].map((name) => ({
  name,
  path: join(contentDirectory, name),
  ignore: [],
}));

/** Folders of their own first; the last is the rest of `content/`. */
export const fileSources: readonly FileSource[] = [
  ...folders,
  { name: "facts", path: contentDirectory, ignore: folders.map(({ path }) => join(path, "**")) },
];
