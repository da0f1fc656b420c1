/** The sources of gatsby-source-filesystem: the folders of `content/`, each with a name. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "./content-state";

export interface FileSource {
  readonly name: string;
  readonly path: string;
  /** Patterns below `path` that are left out. */
  readonly ignore: readonly string[];
}

// A house without a journal may have no folder for it.
const folders = ["locales", "suites", "journal", "policies"]
  .map((name) => ({ name, path: join(contentDirectory, name), ignore: [] }))
  .filter(({ path }) => existsSync(path));

/** One source for each folder above, and a last one for the rest of `content/`. */
export const fileSources: readonly FileSource[] = [
  ...folders,
  { name: "facts", path: contentDirectory, ignore: folders.map(({ path }) => join(path, "**")) },
];
