/** The machine of a run, for the figures of all benchmarks. */
import { cpus, totalmem } from "node:os";

/** The processors and the memory: `4 × AMD EPYC 7763, 16 GB`. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB`;
