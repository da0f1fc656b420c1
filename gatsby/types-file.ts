/** The file of types that Gatsby makes of the schema and the queries. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Below the project's folder. */
export const typesFile = "src/gatsby-types.d.ts";

/** Where the schema and the queries stand. */
const sources = ["src", "gatsby"];

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether anything the types are made of was changed, added or taken away since, or there are none: writing them takes a third of a second
 * of every build. Folders count too, for they change with what is in them.
 */
export const areTypesStale = (root: string): boolean => {
  const made = changedAt(join(root, typesFile));
  const below = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const decisive = [...sources, ...below, "package-lock.json"].filter((path) => path !== typesFile);
  return decisive.some((path) => changedAt(join(root, path)) >= made);
};
