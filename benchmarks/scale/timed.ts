/** Runs a program and says how long it took and how much memory it and all it started held at most. */
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

export interface Timing {
  readonly seconds: number;
  /** Most that all processes held together, in MB. */
  readonly megabytes: number;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** A process and all below it. */
const family = (root: number): readonly number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const members = new Set([root]);
  for (let known = 0; known < members.size;) {
    known = members.size;
    for (const [child, parent] of parents) if (members.has(parent)) members.add(child);
  }
  return [...members];
};

const page = 4096 / 2 ** 20;

/** What processes share, mostly the program itself, is counted once. */
const megabytesOf = (processes: readonly number[]): number => {
  const sizes = processes.map((id) => read(`/proc/${id}/statm`).split(" ").map(Number));
  const own = sizes.reduce((sum, [, resident = 0, shared = 0]) => sum + resident - shared, 0);
  return (own + Math.max(0, ...sizes.map(([, , shared = 0]) => shared))) * page;
};

/** Rejects with the program's last words when it fails. Linux only: memory is read from `/proc`. */
export const timed = (
  folder: string,
  words: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
): Promise<Timing> =>
  new Promise((resolve, reject) => {
    const [program, ...rest] = words;
    const began = performance.now();
    const child = spawn(program, rest, { cwd: folder, env: { ...process.env, ...environment } });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => {
        said = (said + data.toString()).slice(-6000);
      });
    }
    let most = 0;
    const sample = setInterval(() => {
      if (child.pid !== undefined) most = Math.max(most, megabytesOf(family(child.pid)));
    }, 1000);
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(sample);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) resolve({ seconds, megabytes: most });
      else reject(new Error(`${words.join(" ")} ended with ${code}:\n${said}`));
    });
  });
