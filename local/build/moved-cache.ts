/**
 * Gatsby's cache contains absolute paths. After a folder is moved or copied with its `.cache`, the build would fail
 * because it does not find its files, and development would show pages without their content.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The file that stores the folder of the cache. */
const noteOf = (project: string): string => join(project, ".cache/project-folder");

/** Stores the folder of the cache, which may not exist yet if Gatsby was stopped early. Called after a build and after development. */
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
