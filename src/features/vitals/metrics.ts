/** What the dashboard shows of each measurement, in the order of their weight for visitors. Pure. */
import type { TextKey } from "../../lib/i18n/keys";
import { rate, thresholds } from "../performance/page-view";

export const metrics = ["lcp", "inp", "cls", "fcp", "ttfb", "fcpToLcp", "fid"] as const;
export type Metric = (typeof metrics)[number];

/** The three by which search engines judge a page, and two that explain them: the columns of a page's row. */
export const columnMetrics = ["lcp", "inp", "cls", "fcp", "ttfb"] as const satisfies readonly Metric[];

export const isMetric = (name: unknown): name is Metric => metrics.some((metric) => metric === name);

/** The limits of a metric: good up to the first, poor above the second. */
export const limitsOf = (metric: Metric): readonly [number, number] => thresholds[metric];

/** How a value is rated, as the style sheets and texts name it. */
export type Grade = "good" | "middle" | "poor";

export const gradeOf = (metric: Metric, value: number): Grade => {
  const rating = rate(metric, value);
  return rating === "needs-improvement" ? "middle" : rating;
};

export const gradeTexts = {
  good: "vitals.grade.good",
  middle: "vitals.grade.middle",
  poor: "vitals.grade.poor",
} as const satisfies Record<Grade, TextKey>;

/** The short name, and the same with what it means. */
export const metricTexts = {
  lcp: { short: "vitals.metric.lcp", long: "vitals.metric.lcpLong" },
  inp: { short: "vitals.metric.inp", long: "vitals.metric.inpLong" },
  cls: { short: "vitals.metric.cls", long: "vitals.metric.clsLong" },
  fcp: { short: "vitals.metric.fcp", long: "vitals.metric.fcpLong" },
  ttfb: { short: "vitals.metric.ttfb", long: "vitals.metric.ttfbLong" },
  fcpToLcp: { short: "vitals.metric.fcpToLcp", long: "vitals.metric.fcpToLcpLong" },
  fid: { short: "vitals.metric.fid", long: "vitals.metric.fidLong" },
} as const satisfies Record<Metric, { readonly short: TextKey; readonly long: TextKey }>;
