/** When a build was asked for, kept while this tab is open, so that a reload still knows what is awaited. */
import { readStored, removeStored, writeStored } from "../../lib/storage";

const key = "build-asked-at";

/** Milliseconds since 1970, or null. */
export const readWish = (): number | null => {
  const stored = Number(readStored(key, "sessionStorage") ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
};

export const keepWish = (askedAt: number): void => void writeStored(key, String(askedAt), "sessionStorage");
export const forgetWish = (): void => removeStored(key, "sessionStorage");

/** A build takes minutes; after this (ms) something is wrong at the host. */
const patience = 20 * 60_000;

export type Progress = "none" | "building" | "done" | "late";

/** How a wish stands, given when the build that is now on the site began. */
export const progressOf = (askedAt: number | null, builtAt: string | undefined, now: number): Progress => {
  if (askedAt === null) return "none";
  if (builtAt !== undefined && Date.parse(builtAt) >= askedAt - 1000) return "done";
  return now - askedAt > patience ? "late" : "building";
};
