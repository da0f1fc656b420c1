/** Opens all pictures of a folder at once in a process of its own, and writes what it took: megabytes of memory, and the longest time in milliseconds. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openPicture } from "../../gatsby/pictures/open-picture";

const folder = process.argv[2] ?? "";

const open = async (path: string): Promise<number> => {
  const began = performance.now();
  await openPicture(path);
  return performance.now() - began;
};

const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
void Promise.all(files.map(({ name }) => open(join(folder, name)))).then((times) => {
  console.log(JSON.stringify([process.resourceUsage().maxRSS / 1000, Math.max(...times)]));
});
