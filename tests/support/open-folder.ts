/** A program, to be run in a process of its own: opens all pictures of a folder at once, and prints its peak memory use in MB. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openPicture } from "../../gatsby/pictures/open-picture";

const folder = process.argv[2] ?? "";

/** Peak memory use in MB. On Linux it is read from /proc, because maxRSS includes the memory of the parent process. */
const peakMemory = (): number => {
  const status = "/proc/self/status";
  const [, kilobytes] = existsSync(status) ? (/^VmHWM:\s+(\d+)/m.exec(readFileSync(status, "utf8")) ?? []) : [];
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1000;
};

const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
void Promise.all(files.map(({ name }) => openPicture(join(folder, name)))).then(() => console.log(peakMemory()));
