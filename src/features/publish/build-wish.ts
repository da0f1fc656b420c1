/** When a build was asked for, kept while this tab is open, so that a reload still knows what is awaited. */
import * as v from "valibot";
import { readStored, removeStored, writeStored } from "../../lib/storage";

const key = "build-asked-at";

/**
 * The same moment by two clocks, in milliseconds since 1970: builds are dated by servers, and how long somebody has waited is
 * counted by this computer, whose clock may be wrong.
 */
const schema = v.object({ byServer: v.number(), byComputer: v.number() });
export type Wish = Readonly<v.InferOutput<typeof schema>>;

export const readWish = (): Wish | null => {
  try {
    const read = v.safeParse(schema, JSON.parse(readStored(key, "sessionStorage") ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

export const keepWish = (wish: Wish): void => void writeStored(key, JSON.stringify(wish), "sessionStorage");
export const forgetWish = (): void => removeStored(key, "sessionStorage");

/** A build takes minutes; after this (ms) something is wrong at the host. */
const patience = 20 * 60_000;

export type Progress = "none" | "building" | "done" | "late";

/** How a wish stands, given when the build that is now on the site began. `now` is by this computer. */
export const progressOf = (wish: Wish | null, builtAt: string | undefined, now: number): Progress => {
  if (wish === null) return "none";
  if (builtAt !== undefined && Date.parse(builtAt) >= wish.byServer - 1000) return "done";
  return now - wish.byComputer > patience ? "late" : "building";
};
