/** Reports which code file was saved. */
import { watch } from "node:fs";
import { join } from "node:path";

/** A watcher may be notified several times for one save, within this many milliseconds. */
const together = 300;

/**
 * Calls `tell` with the path of each saved file in `folder`. Returns a function that stops watching; until then the
 * process does not end.
 */
export const watchCode = (tell: (path: string) => void, folder = "src"): (() => void) => {
  const told = new Map<string, number>();
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name === null || name.endsWith("gatsby-types.d.ts")) return;
    const now = Date.now();
    if (now - (told.get(name) ?? 0) > together) tell(join(folder, name));
    told.set(name, now);
  });
  return () => watcher.close();
};
