/** A copy of the project for another house: all files that git does not ignore, and a link to the packages. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Folder of the copies. It is inside the project, so that they are on the same disk as the packages. git, jest, oxlint and prettier ignore it. */
export const scratchFolder = resolve(".tmp/other-house");

/** The current files of the project, including uncommitted ones. */
const projectFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(path));

/** Creates the copy and returns its folder. An existing copy is deleted first. */
export const copyProject = (name: string): string => {
  const folder = join(scratchFolder, name);
  rmSync(folder, { recursive: true, force: true });
  for (const path of projectFiles()) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(path, file);
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return folder;
};
