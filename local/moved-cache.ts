/**
 * Gatsby's cache contains absolute paths. After the project's folder is moved or copied with its `.cache`, a build would
 * fail, because the files are not where the cache says, and development would show pages without their content.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The file that stores the path of the project's folder when the cache was made. */
const noteOf = (project: string): string => join(project, ".cache/project-folder");

/**
 * Stores the path of the project's folder. Called after a build and after development. Creates `.cache` if Gatsby was stopped before
 * it did.
 */
export const noteFolder = (project: string): void => {
  mkdirSync(dirname(noteOf(project)), { recursive: true });
  writeFileSync(noteOf(project), project);
};

/**
 * Deletes cached state that belongs to another folder, and returns whether it did. Encoded pictures stay. Called before
 * a build and before development.
 */
export const forgetMoved = (project: string): boolean => {
  const note = noteOf(project);
  if (!existsSync(note) || readFileSync(note, "utf8") === project) return false;
  for (const state of ["redux", "data"]) rmSync(join(project, ".cache", state), { recursive: true, force: true });
  return true;
};
