/** Waits until a file of the content is saved. */
import { watch } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds to wait after the first change: editors write a file in several steps. */
const settled = 200;

/** Resolves once a file below `directory` has changed and has been written completely. */
export const contentChange = (directory: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(directory, { recursive: true }, () => {
      watcher.close();
      resolve(pause(settled));
    });
  });
