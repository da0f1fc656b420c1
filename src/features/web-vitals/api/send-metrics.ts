/** Measurements on their way to the backend: gathered, sent together if permitted, and discarded if sending fails. */
import type { PerformanceSettings } from "../../../settings/start";
import type { MetricRow } from "../metric-schema";

/** Path of the table below the backend's base URL. */
export const metricsPath = "/rest/v1/performance_metrics";

/**
 * Inserts rows in one request that outlives the page (browsers limit these to 64 KB in total) and gets no rows back. Throws
 * if it fails.
 */
export const sendMetrics = async (
  { backendUrl, publicKey }: PerformanceSettings,
  rows: readonly MetricRow[],
): Promise<void> => {
  const { ok, status } = await fetch(backendUrl + metricsPath, {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "Content-Type": "application/json", apikey: publicKey, Prefer: "return=minimal" },
    body: JSON.stringify(rows),
  });
  if (!ok) throw new Error(`The backend returned status ${status}.`);
};

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
