/** Messages for files and folders that cannot be written. */
import { Refusal } from "./refusal";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a file stands where a folder should",
  EISDIR: "a folder stands where a file should",
};

/** Runs `write`. If writing fails, throws a `Refusal` with the path, the reason and the fix. */
export const writing = <Result>(place: string, fix: string, write: () => Result): Result => {
  try {
    return write();
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
    if (reason === undefined) throw error;
    throw new Refusal(`${place} cannot be written: ${reason}. ${fix}`);
  }
};
