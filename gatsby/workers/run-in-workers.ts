/** Worker threads, one a processor, with small heaps: in Gatsby's, garbage collection would take longer than compressing a file. */
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import Piscina from "piscina";
import { projectFolder } from "../hosting/public-folder";

/** Bundles a module of the project, because worker threads cannot load TypeScript. Returns the path of the output. */
const compileWorker = async (file: string): Promise<string> => {
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

/** Runs tasks with the default export of the module `file`, and returns the results in order. Tasks and results are plain data. */
export const runInWorkers = async <Result = void>(file: string, tasks: readonly object[]): Promise<Result[]> => {
  if (tasks.length === 0) return [];
  const threads = availableParallelism();
  const pool = new Piscina({ filename: await compileWorker(file), minThreads: threads, maxThreads: threads });
  try {
    return await Promise.all(tasks.map((task) => pool.run(task) as Promise<Result>));
  } finally {
    await pool.close();
  }
};
