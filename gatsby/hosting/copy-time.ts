/** A compressed copy has the modification time of its original; a copy with a different time is outdated. */
import type { Stats } from "node:fs";

type Time = Pick<Stats, "mtimeMs">;

/** A file system may round a modification time by this much, in milliseconds. */
const grain = 2;

/** Whether a copy was made from the current original. */
export const isCurrentCopy = (copy: Time | undefined, original: Time): boolean =>
  copy !== undefined && Math.abs(copy.mtimeMs - original.mtimeMs) < grain;
