/**
 * Gatsby remembers files by where they lie on the disk. In a folder that was moved or copied with its `.cache`, what it remembers is of
 * files elsewhere, and the build would fail on texts that it does not find.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Names the folder for which the cache was made. */
const noteOf = (project: string): string => join(project, ".cache/project-folder");

/** Notes which folder the cache is of. After a build. */
export const noteFolder = (project: string): void => writeFileSync(noteOf(project), project);

/** Before a build: takes away what is remembered of another folder's files. Pictures that were encoded stay. Answers whether it did. */
export const forgetMoved = (project: string): boolean => {
  const note = noteOf(project);
  if (!existsSync(note) || readFileSync(note, "utf8") === project) return false;
  for (const state of ["redux", "data"]) rmSync(join(project, ".cache", state), { recursive: true, force: true });
  return true;
};
