/** Measurements to be sent: gathered, sent together if permitted, and discarded if sending fails. */
import type { MetricRow } from "./metric-schema";

export interface Outbox {
  readonly add: (row: MetricRow) => void;
  /** Sends the gathered rows, if any. Never rejects; the first failure is a warning on the console, later ones are silent. */
  readonly flush: () => Promise<void>;
}

/** @param allowed called at each flush: if false, the rows are discarded */
export const createOutbox = (send: (rows: readonly MetricRow[]) => Promise<void>, allowed: () => boolean): Outbox => {
  const waiting: MetricRow[] = [];
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
