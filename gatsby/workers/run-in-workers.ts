/**
 * Worker threads, one for each processor. Each has a small heap of its own: in Gatsby's large one, garbage collection would take longer than
 * the tasks.
 */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import Piscina from "piscina";
import { projectFolder } from "../folders";

/** Runs tasks with the default export of the module `file`, and returns the results in order. Tasks and results are plain data. */
export const runInWorkers = async <Result = void>(file: string, tasks: readonly object[]): Promise<Result[]> => {
  if (tasks.length === 0) return [];
  const threads = availableParallelism();
  const pool = new Piscina({
    filename: resolve(projectFolder, file),
    // Threads cannot load TypeScript by themselves.
    execArgv: ["--import", "tsx"],
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    return await Promise.all(tasks.map((task) => pool.run(task) as Promise<Result>));
  } finally {
    await pool.close();
  }
};
