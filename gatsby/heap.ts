/** How far the build's heap grows before what is no longer used is looked for. */
import { setFlagsFromString } from "node:v8";

/** Percent of what was in use after the last search. Left alone, a machine with much memory lets it grow to several times that. */
const growth = 40;

/** Tells Gatsby's further processes, which find `.cache` no longer empty, what its first has chosen. */
const name = "HEAP_GROWS_SLOWLY";

/** In a `first` build the heap grows slowly, and those of the processes begun from here do. */
export const beginHeap = (first: boolean): void => {
  if (first) process.env[name] = "1";
  if (process.env[name] === "1") setFlagsFromString(`--heap-growing-percent=${growth}`);
};
