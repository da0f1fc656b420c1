/**
 * Worker threads, one for each processor. Each has its own small heap: in Gatsby's large one, garbage collection would take longer than
 * the tasks.
 */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import Piscina from "piscina";
import { projectFolder } from "../folders";

/** Calls the default export of the module `file` with each task. Tasks are plain data. */
export const runInWorkers = async (file: string, tasks: readonly object[]): Promise<void> => {
  if (tasks.length === 0) return;
  const threads = availableParallelism();
  const pool = new Piscina({
    filename: resolve(projectFolder, file),
    // Threads cannot load TypeScript by themselves.
    execArgv: ["--import", "tsx"],
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    await Promise.all(tasks.map((task) => pool.run(task)));
  } finally {
    await pool.close();
  }
};
