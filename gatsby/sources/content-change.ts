/** Waits for somebody to save a file of the content. */
import { watch } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Editors save in several steps. Milliseconds. */
const settled = 200;

/** Resolves once something below `directory` has changed, and is written. */
export const contentChange = (directory: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(directory, { recursive: true }, () => {
      watcher.close();
      resolve(pause(settled));
    });
  });
