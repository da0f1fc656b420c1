/** Processes of this machine, and their data in /proc. */
import { readFileSync, readdirSync } from "node:fs";

/** Unit of CPU times in /proc, the same on every Linux on which Node runs. */
const ticksPerSecond = 100;

const read = (pid: number, name: string): string => readFileSync(`/proc/${pid}/${name}`, "utf8");

/** The ids of all processes. */
export const processes = (): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The command line of a process as a list, and the id of its parent. Undefined if the process has ended. */
export const processOf = (pid: number) => {
  try {
    const args = read(pid, "cmdline").split("\0").filter(Boolean);
    return { args, parent: Number(/^PPid:\s+(\d+)/m.exec(read(pid, "status"))?.[1]) };
  } catch {
    return undefined;
  }
};

/** The id of the Deno process of the picture functions: a child of the given process whose last argument is `uploads`. */
export const converter = ({ pid: starter }: { readonly pid?: number | undefined }): number => {
  const found = processes().find((pid) => {
    const started = processOf(pid);
    return started?.args.at(-1) === "uploads" && started.parent === starter;
  });
  if (found === undefined) throw new Error("No process converts pictures.");
  return found;
};

export const cpuSeconds = (pid: number): number => {
  const fields = read(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

export const peakMegabytes = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(read(pid, "status"))?.[1]) / 1024;
