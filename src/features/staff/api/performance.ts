import { query } from "./query";

/** p75, counts by rating and page views of each metric, from one day to another (`YYYY-MM-DD`), over everything. */
export const summarisePerformance = (from: string, until: string) =>
  query((backend) => backend.rpc("performance_summary", { p_from: from, p_until: until }));
