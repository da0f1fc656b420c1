/** Summary of the site's speed for the overview. Pure functions. */
import { rate } from "../../web-vitals/page-view";

export interface MetricSummary {
  readonly metric_name: string;
  readonly p75: number;
  readonly samples: number;
  readonly good: number;
  readonly views: number;
}

/** The three Core Web Vitals, which search engines use for ranking. */
const core: readonly string[] = ["lcp", "inp", "cls"];

/** Length of the period in days. */
export const daysBack = 28;

/** First and last day (`YYYY-MM-DD`, in UTC like the statistics) of the period that ends today. */
export const periodAt = (now: number): { readonly from: string; readonly until: string } => {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: day(now - (daysBack - 1) * 86_400_000), until: day(now) };
};

/** The core metrics whose p75 is not good, in the given order. */
export const failing = (metrics: readonly MetricSummary[]): readonly MetricSummary[] =>
  metrics.filter(({ metric_name: name, p75 }) => core.includes(name) && rate(name, p75) !== "good");

/** The share of good measurements of the core metrics, from 0 to 1, and the page views; null without measurements. */
export const goodShare = (
  metrics: readonly MetricSummary[],
): { readonly share: number; readonly views: number } | null => {
  const judged = metrics.filter(({ metric_name: name }) => core.includes(name));
  const samples = judged.reduce((sum, metric) => sum + metric.samples, 0);
  if (samples === 0) return null;
  return { share: judged.reduce((sum, metric) => sum + metric.good, 0) / samples, views: judged[0]?.views ?? 0 };
};
