/** Opens all pictures of a folder at once in a process of its own, and writes what it took: megabytes of memory, and the longest time in milliseconds. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openPicture } from "../../gatsby/pictures/open-picture";

const folder = process.argv[2] ?? "";

const open = async (path: string): Promise<number> => {
  const began = performance.now();
  await openPicture(path);
  return performance.now() - began;
};

/** Most memory held at once, in MB. The system's count for processes includes what the parent held when this one began; that of Linux's own file does not. */
const mostMemory = (): number => {
  const status = "/proc/self/status";
  const [, kilobytes] = existsSync(status) ? (/^VmHWM:\s+(\d+)/m.exec(readFileSync(status, "utf8")) ?? []) : [];
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1000;
};

const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
void Promise.all(files.map(({ name }) => open(join(folder, name)))).then((times) => {
  console.log(JSON.stringify([mostMemory(), Math.max(...times)]));
});
