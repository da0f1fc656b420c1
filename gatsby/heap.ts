/** How far the build's heap grows before what is no longer used is looked for. */
import { setFlagsFromString } from "node:v8";

/** Percent of what was in use after the last search. Left alone, a machine with much memory lets it grow to several times that. */
const growth = 40;

export const growSlowly = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`);
