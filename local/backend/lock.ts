/**
 * Allows only one process per data directory: PGlite does not lock its files, and two processes would destroy each
 * other's data.
 */
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writing } from "../refusal.ts";

/** Whether a process has this id. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/**
 * Identifies a running process together with its id, because ids are reused: the id of the system's boot and the time at which the process
 * started. Empty on systems without /proc.
 */
const startOf = (pid: number): string => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The program's name may contain any character, so fields are counted after it. The 22nd field of the line is the
    // start time, in ticks since boot.
    const ticks =
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")[19] ?? "";
    return `${boot}/${ticks}`;
  } catch {
    return "";
  }
};

const ownLock = (): string => `${process.pid} ${startOf(process.pid)}`.trim();

/** Whether the process that wrote this content into the lock is still running. */
const isHeld = (lock: string): boolean => {
  const [number = "", start = ""] = lock.split(" ");
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return false;
  // Without a start time, a lock with this process's id is of an earlier process: this one has not opened the directory yet (`openHere`).
  return start === "" ? pid !== process.pid : start === startOf(pid);
};

/**
 * Locks the data directory for this process and returns a function that unlocks it. The lock of a process that has
 * ended (power cut, SIGKILL) is replaced; on systems with /proc even if another process now has the same id. Throws an
 * error with the other process's id if the directory is in use.
 */
export const lockDataDir = (dataDir: string): (() => void) =>
  writing(dataDir, "Choose another with DATA_DIR.", () => take(dataDir));

/** The lock files of the directories that this process has open. */
const openHere = new Set<string>();

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** The content of a lock: its process's id and start (`ownLock`). Empty if the lock has been removed meanwhile. */
const ownerOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return "";
    throw error;
  }
};

/**
 * Removes the lock of `owner`, a process that has ended. If another process has replaced that lock in the meantime, the new
 * lock is put back.
 */
const removeLockOf = (owner: string, file: string): void => {
  const aside = `${file}.ended.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, "ENOENT")) return;
    throw error;
  }
  if (ownerOf(aside) === owner) rmSync(aside);
  else renameSync(aside, file);
};

const take = (dataDir: string): (() => void) => {
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory())
    throw Object.assign(new Error(dataDir), { code: "ENOTDIR" });
  mkdirSync(dataDir, { recursive: true });
  const file = path.resolve(dataDir, "lock");
  if (openHere.has(file)) throw new Error(`${dataDir} is already open in this process.`);
  // The lock is a link to a finished file, so that no other process finds it empty.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, ownLock());
  try {
    for (;;) {
      try {
        linkSync(own, file);
        openHere.add(file);
        return () => {
          openHere.delete(file);
          rmSync(file, { force: true });
        };
      } catch (error) {
        if (!isCode(error, "EEXIST")) throw error;
      }
      const owner = ownerOf(file);
      if (isHeld(owner))
        throw new Error(
          `${dataDir} is in use by process ${owner.split(" ")[0] ?? ""}. Stop that process first, or choose another directory with DATA_DIR.`,
        );
      removeLockOf(owner, file);
    }
  } finally {
    rmSync(own);
  }
};
