/** The file of types that Gatsby makes of the schema and the queries. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./hosting/public-folder";

/** Below the project's folder. */
export const typesFile = "src/gatsby-types.d.ts";

/** Where the schema and the queries stand. */
const sources = ["src", "gatsby"];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether anything the types are made of was changed since, or there are none: writing them takes a third of a second of every build. */
export const areTypesStale = (root: string): boolean => {
  const made = changedAt(join(root, typesFile));
  const files = sources.flatMap((folder) => filesBelow(join(root, folder)).map((file) => join(root, folder, file)));
  return [...files, join(root, "package-lock.json")].some(
    (file) => changedAt(file) >= made && !file.endsWith(typesFile),
  );
};
