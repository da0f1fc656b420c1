import type { PerformanceSettings } from "../../../settings/start";
import type { MetricRow } from "../metric-schema";

/** Path of the table below the backend's base URL. */
export const metricsPath = "/rest/v1/performance_metrics";

/**
 * Inserts rows in one request that outlives the page (at most 64 KB in total) and requests no rows in return. Throws if
 * the request fails.
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
