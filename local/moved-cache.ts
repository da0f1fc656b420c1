/**
 * Gatsby's cache contains absolute paths. After the project's folder is moved or copied with its `.cache`, a build would
 * fail, because the files are not where the cache says, and development would show pages without their content.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The file with the path that the project's folder had when the cache was written. */
const recordOf = (project: string): string => join(project, ".cache/project-folder");

/** Stores the path of the project's folder in its cache. Called after a build and after development. Creates `.cache` if it is missing. */
export const recordFolder = (project: string): void => {
  mkdirSync(dirname(recordOf(project)), { recursive: true });
  writeFileSync(recordOf(project), project);
};

/**
 * Deletes Gatsby's cached state if it was written in another folder, and returns whether it did. Encoded pictures stay. Called
 * before a build and before development.
 */
export const discardMovedCache = (project: string): boolean => {
  const record = recordOf(project);
  if (!existsSync(record) || readFileSync(record, "utf8") === project) return false;
  for (const state of ["redux", "data"]) rmSync(join(project, ".cache", state), { recursive: true, force: true });
  return true;
};
