/**
 * Threads for work that needs nothing of Gatsby: one for each processor, each with a small heap of its own. In Gatsby's
 * process every file that is read and thrown away has its whole heap searched, which takes longer than compressing the file.
 */
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import Piscina from "piscina";
import { projectFolder } from "../hosting/public-folder";

/** Does one task in one of the threads. Rejects with what the work throws. */
export type Work<Task, Result> = (task: Task) => Promise<Result>;

/** Where threads find the compiled code: they cannot read TypeScript. Packages are taken from the project. */
const compiledFile = (root: string, file: string): string =>
  join(root, ".cache", "workers", `${basename(file, ".ts")}.cjs`);

const compile = async (root: string, file: string): Promise<string> => {
  const outfile = compiledFile(root, file);
  await build({
    absWorkingDir: root,
    entryPoints: [resolve(root, file)],
    outfile,
    bundle: true,
    platform: "node",
    packages: "external",
    logLevel: "silent",
  });
  return outfile;
};

/**
 * Has `use` work in threads, and answers what it does.
 *
 * @param file module below the project's folder; its default export takes a task and answers a result, both plain data
 */
export const withWorkers = async <Task, Result = unknown, Answer = unknown>(
  file: string,
  use: (work: Work<Task, Result>) => Promise<Answer>,
): Promise<Answer> => {
  const threads = availableParallelism();
  const pool = new Piscina({ filename: await compile(projectFolder, file), minThreads: threads, maxThreads: threads });
  try {
    return await use((task) => pool.run(task) as Promise<Result>);
  } finally {
    await pool.close();
  }
};

/** Things in parts of at most `size`, in their order. */
export const shares = <Thing>(things: readonly Thing[], size: number): readonly (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, index) => things.slice(index * size, (index + 1) * size));
