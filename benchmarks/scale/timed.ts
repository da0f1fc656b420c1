/** Runs a program and measures its duration, and the peak memory use of its whole process tree. */
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

export interface Timing {
  readonly seconds: number;
  /** Peak memory use of all processes together, in MB, sampled once a second. */
  readonly megabytes: number;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** The ids of a process and all its descendants. */
const processTree = (root: number): readonly number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const found = new Set([root]);
  for (let known = 0; known < found.size;) {
    known = found.size;
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child);
  }
  return [...found];
};

const megabytesPerPage = 4096 / 2 ** 20;

/** Memory use of all processes. Shared memory, mostly the program's code, is counted once. */
const megabytesOf = (processes: readonly number[]): number => {
  const sizes = processes.map((id) => read(`/proc/${id}/statm`).split(" ").map(Number));
  const own = sizes.reduce((sum, [, resident = 0, shared = 0]) => sum + resident - shared, 0);
  return (own + Math.max(0, ...sizes.map(([, , shared = 0]) => shared))) * megabytesPerPage;
};

/** Rejects with the last output of the program if it fails. Linux only: memory use is read from `/proc`. */
export const timed = (
  folder: string,
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
): Promise<Timing> =>
  new Promise((resolve, reject) => {
    const [program, ...parameters] = command;
    const began = performance.now();
    const child = spawn(program, parameters, { cwd: folder, env: { ...process.env, ...environment } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => {
        output = (output + data.toString()).slice(-6000);
      });
    }
    let peak = 0;
    const sample = setInterval(() => {
      if (child.pid !== undefined) peak = Math.max(peak, megabytesOf(processTree(child.pid)));
    }, 1000);
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(sample);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) resolve({ seconds, megabytes: peak });
      else reject(new Error(`${command.join(" ")} ended with ${code}:\n${output}`));
    });
  });
