/** The process that converts pictures, and its data in /proc. */
import { readFileSync, readdirSync } from "node:fs";

/** Unit of CPU times in /proc, the same on every Linux on which Node runs. */
const ticksPerSecond = 100;

const read = (pid: number, name: string): string => readFileSync(`/proc/${pid}/${name}`, "utf8");

/** The id of the Deno process of the picture functions: a child of the given process whose last argument is `uploads`. */
export const converter = ({ pid: starter }: { readonly pid?: number | undefined }): number => {
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const words = read(Number(name), "cmdline").split("\0").filter(Boolean);
      const parent = Number(/^PPid:\s+(\d+)/m.exec(read(Number(name), "status"))?.[1]);
      if (words.at(-1) === "uploads" && parent === starter) return Number(name);
    } catch {
      // The process has ended since /proc was listed.
    }
  }
  throw new Error("No process converts pictures.");
};

export const cpuSeconds = (pid: number): number => {
  const fields = read(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

export const peakMegabytes = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(read(pid, "status"))?.[1]) / 1024;
