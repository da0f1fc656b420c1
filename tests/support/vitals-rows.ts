/**
 * Measurements with known results for the web-vitals dashboard, written with the service's key and rolled up as the scheduled job does.
 */
import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { serviceHeaders } from "./backend";

/** A page that visitors of the demo do not open. */
export const knownPage = "/known-answers";
/** How often the file with known figures was loaded. */
export const slowLoads = 200;

/**
 * Unless they are stored already, stores forty page views of `knownPage` on phones in English with LCP 100, 200 … 4000 ms (p75 is
 * 3000 ms, 25 are good, 15 need improvement), four in Greek on computers with a poor INP of 900 ms, and a file that took 1.5 s
 * `slowLoads` times. That is often enough for the file to be listed: a day's statistics keep only the most frequent files, and the
 * visits of other tests have slow files, too.
 */
export const seedKnownAnswers = async (request: APIRequestContext): Promise<void> => {
  const row = (language: string, device: string, metric: string, value: number, rating: string) => ({
    session_id: randomUUID(),
    page_url: knownPage,
    metric_name: metric,
    metric_value: value,
    rating,
    user_agent: "known",
    connection_type: "4g",
    device_memory: 8,
    device_class: device,
    page_classes: [],
    language,
    resource_url: metric === "slowResource" ? "/=known-answers.js" : null,
    resource_kind: metric === "slowResource" ? "script" : null,
  });
  const rows = [
    ...Array.from({ length: 40 }, (_, index) => {
      const value = (index + 1) * 100;
      return row("en", "mobile", "lcp", value, value <= 2500 ? "good" : "needs-improvement");
    }),
    ...Array.from({ length: 4 }, () => row("el", "desktop", "inp", 900, "poor")),
    ...Array.from({ length: slowLoads }, () => row("el", "desktop", "slowResource", 1500, "good")),
  ];
  const headers = serviceHeaders();
  const stored = await request.get(`/rest/v1/performance_metrics?page_url=eq.${knownPage}&select=id&limit=1`, {
    headers,
  });
  if (((await stored.json()) as unknown[]).length === 0) {
    const sent = await request.post("/rest/v1/performance_metrics", {
      headers: { ...headers, Prefer: "return=minimal" },
      data: rows,
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const today = new Date().toISOString().slice(0, 10);
  const counted = await request.post("/rest/v1/rpc/roll_up_performance", { headers, data: { p_day: today } });
  expect(counted.ok(), await counted.text()).toBe(true);
};
