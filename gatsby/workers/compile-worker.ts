/** Code for threads and processes of their own, which cannot read TypeScript. */
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import { projectFolder } from "../hosting/public-folder";

/** Compiles a module of the project with all of the project it needs, and answers where it lies. Packages are taken from the project. */
export const compileWorker = async (file: string): Promise<string> => {
  const outfile = join(projectFolder, ".cache", "workers", `${basename(file, ".ts")}.cjs`);
  await build({
    absWorkingDir: projectFolder,
    entryPoints: [resolve(projectFolder, file)],
    outfile,
    bundle: true,
    platform: "node",
    packages: "external",
    logLevel: "silent",
  });
  return outfile;
};
