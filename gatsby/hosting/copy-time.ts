/** A compressed copy has the modification time of its original; one with another time is out of date. */
import type { Stats } from "node:fs";

type Time = Pick<Stats, "mtimeMs">;

/** A file system may round a modification time by this much, in milliseconds. */
const grain = 2;

/** Whether a copy was made of the original as it is now. */
export const isCurrentCopy = (copy: Time | undefined, original: Time): boolean =>
  copy !== undefined && Math.abs(copy.mtimeMs - original.mtimeMs) < grain;
