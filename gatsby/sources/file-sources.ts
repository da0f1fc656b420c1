/** The folders of `content/` whose files become nodes, each under a name. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "./content-state";

export interface FileSource {
  readonly name: string;
  readonly path: string;
  /** Folders below `path` that are left out. */
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
  { name: "facts", path: contentDirectory, ignore: folders.map(({ path }) => path) },
];

/** Names that nobody means to be content: of editors, systems and git. */
const isContent = (name: string): boolean => !name.startsWith(".") && !name.endsWith("~");

/** Absolute paths of a source's files. Folders are read without promises: there may be thousands. */
export const filesOf = ({ path, ignore }: FileSource): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const whole = join(path, entry.name);
    if (!isContent(entry.name) || ignore.includes(whole)) return [];
    return entry.isDirectory() ? filesOf({ name: "", path: whole, ignore }) : [whole];
  });

const everything = "**";

/**
 * What gatsby-source-filesystem is told to watch. While texts are edited, all of it. A build makes nodes of files itself (`source-files.ts`), and has
 * the plugin find none: it is there for what it knows of such nodes.
 */
export const watchedSources = (editing: boolean): FileSource[] =>
  editing
    ? fileSources.map((source) => ({ ...source, ignore: source.ignore.map((folder) => join(folder, everything)) }))
    : fileSources.slice(0, 1).map((source) => ({ ...source, ignore: [everything] }));
