/** One process at a time: PGlite takes no lock on its files, and two of them would destroy each other's data. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/**
 * Takes the data directory for this process and answers how to give it back. The file of a process that is gone (a
 * power cut, SIGKILL) is replaced. Throws with the other process's number when the directory is in use.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, "lock");
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const owner = Number(readFileSync(file, "utf8"));
      if (attempt === 2 || (owner !== process.pid && Number.isInteger(owner) && owner > 0 && isRunning(owner))) {
        throw new Error(
          `${dataDir} is in use by process ${owner}. Stop that process first, or give this one a directory of its own with DATA_DIR.`,
        );
      }
      if (owner === process.pid) throw new Error(`${dataDir} is already open in this process.`);
      rmSync(file, { force: true });
    }
  }
  throw new Error(`${dataDir} could not be locked.`);
};
