/** A copy of the project in which another house is set up: the files that git knows, and this folder's packages. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Below the project, so that packages are on the same disk; git, jest, eslint and prettier leave the folder alone. */
export const scratchFolder = resolve(".tmp/other-house");

/** The files of the project as they are now, those not yet committed among them. */
const projectFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && existsSync(path));

/** Makes the copy anew, and returns its folder. What an earlier one had built is gone. */
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
