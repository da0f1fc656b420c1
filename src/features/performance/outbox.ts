/** Measurements on their way: gathered, sent together, and given up if that fails. */
import type { Metric } from "./metric-schema";

export interface Outbox {
  readonly add: (row: Metric) => void;
  /** Sends what has gathered, if anything. Never rejects; the first failure is a warning on the console, later ones nothing. */
  readonly flush: () => Promise<void>;
}

/** @param allowed asked each time: what may not be sent is thrown away */
export const createOutbox = (send: (rows: readonly Metric[]) => Promise<void>, allowed: () => boolean): Outbox => {
  const waiting: Metric[] = [];
  let warned = false;
  return {
    add: (row) => void waiting.push(row),
    flush: async () => {
      const rows = waiting.splice(0);
      if (rows.length === 0 || !allowed()) return;
      try {
        await send(rows);
      } catch (error) {
        if (!warned) console.warn("The performance measurements could not be sent; nothing depends on them.", error);
        warned = true;
      }
    },
  };
};
