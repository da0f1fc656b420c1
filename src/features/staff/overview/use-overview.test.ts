import { failing, goodShare, periodAt } from "./use-overview";

const metric = (metric_name: string, p75: number, good: number, samples = 100) => ({
  metric_name,
  p75,
  good,
  samples,
  views: 120,
});

test("lists core metrics that are not good, and no other metrics", () => {
  const metrics = [metric("lcp", 2501, 70), metric("inp", 200, 90), metric("cls", 0.3, 10), metric("ttfb", 9000, 0)];
  expect(failing(metrics).map(({ metric_name: name }) => name)).toEqual(["lcp", "cls"]);
  expect(goodShare(metrics)).toEqual({ share: 170 / 300, views: 120 });
});

test("returns no share and no failing metric without measurements", () => {
  expect(goodShare([])).toBeNull();
  expect(failing([])).toEqual([]);
});

test("the period has 28 days, including today", () => {
  expect(periodAt(Date.parse("2026-11-21T05:00:00Z"))).toEqual({ from: "2026-10-25", until: "2026-11-21" });
});
