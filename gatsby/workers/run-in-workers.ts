/**
 * Threads for work that needs nothing of Gatsby: one for each processor, each with a small heap of its own. In Gatsby's
 * process every file that is read and thrown away has its whole heap searched, which takes longer than compressing the file.
 */
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import Piscina from "piscina";
import { projectFolder } from "../hosting/public-folder";

/** Compiles a module of the project with all of the project it needs, since threads cannot read TypeScript, and answers where it lies. */
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

/** Does one task in one of the threads. Rejects with what the work throws. */
type Work<Task, Result> = (task: Task) => Promise<Result>;

/**
 * Has `use` work in threads, and answers what it does.
 *
 * @param file module below the project's folder; its default export takes a task and answers a result, both plain data
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

/** Things in batches of at most `size`, in their order. */
export const inBatches = <Thing>(things: readonly Thing[], size: number): readonly (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, index) => things.slice(index * size, (index + 1) * size));
