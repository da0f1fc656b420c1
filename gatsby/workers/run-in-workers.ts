/**
 * Worker threads for work that does not need Gatsby, one for each processor. Each has its own small heap: in Gatsby's process, the
 * garbage collector would search the whole heap for every file that is read, which takes longer than compressing the file.
 */
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

/** Runs one task in one of the threads. Rejects with the error that the task throws. */
type Work<Task, Result> = (task: Task) => Promise<Result>;

/**
 * Starts threads, calls `use` with a function that runs a task in one of them, and returns the result of `use`.
 *
 * @param file path in the project of a module whose default export takes a task and returns a result, both plain data
 */
export const runInWorkers = async <Task, Result = unknown, Answer = unknown>(
  file: string,
  use: (work: Work<Task, Result>) => Promise<Answer>,
): Promise<Answer> => {
  const threads = availableParallelism();
  const pool = new Piscina({ filename: await compileWorker(file), minThreads: threads, maxThreads: threads });
  try {
    return await use((task) => pool.run(task) as Promise<Result>);
  } finally {
    await pool.close();
  }
};

/** Splits a list into batches of at most `size`, in order. */
export const inBatches = <Thing>(things: readonly Thing[], size: number): readonly (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, index) => things.slice(index * size, (index + 1) * size));
