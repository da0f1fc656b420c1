/** The metrics of the dashboard, most important to visitors first, and the formatting of their values. Pure functions. */
import { dayFormat } from "../../lib/format";
import type { TextKey } from "../../lib/i18n/keys";
import { formatNumber } from "../../lib/format-number";
import type { Language } from "../../settings/languages";
import { rate, thresholds } from "./page-view";

export const metrics = ["lcp", "inp", "cls", "fcp", "ttfb", "fcpToLcp", "fid"] as const;
export type Metric = (typeof metrics)[number];

/** The columns of the dashboard's table of pages: the three metrics used by search engines, and two that help to explain them. */
export const columnMetrics = ["lcp", "inp", "cls", "fcp", "ttfb"] as const satisfies readonly Metric[];

export const isMetric = (name: unknown): name is Metric => metrics.some((metric) => metric === name);

/** The limits of a metric: good up to the first, poor above the second. */
export const limitsOf = (metric: Metric): readonly [number, number] => thresholds[metric];

/** The rating of a value, as named in style sheets and texts. */
export type Grade = "good" | "needsImprovement" | "poor";

export const gradeOf = (metric: Metric, value: number): Grade => {
  const rating = rate(metric, value);
  return rating === "needs-improvement" ? "needsImprovement" : rating;
};

export const gradeTexts = {
  good: "vitals.grade.good",
  needsImprovement: "vitals.grade.needsImprovement",
  poor: "vitals.grade.poor",
} as const satisfies Record<Grade, TextKey>;

/** The short name, and the name with an explanation. */
export const metricTexts = {
  lcp: { short: "vitals.metric.lcp", long: "vitals.metric.lcpLong" },
  inp: { short: "vitals.metric.inp", long: "vitals.metric.inpLong" },
  cls: { short: "vitals.metric.cls", long: "vitals.metric.clsLong" },
  fcp: { short: "vitals.metric.fcp", long: "vitals.metric.fcpLong" },
  ttfb: { short: "vitals.metric.ttfb", long: "vitals.metric.ttfbLong" },
  fcpToLcp: { short: "vitals.metric.fcpToLcp", long: "vitals.metric.fcpToLcpLong" },
  fid: { short: "vitals.metric.fid", long: "vitals.metric.fidLong" },
} as const satisfies Record<Metric, { readonly short: TextKey; readonly long: TextKey }>;

/** Metrics shown in seconds, because milliseconds do not matter for such long times. */
const inSeconds: readonly Metric[] = ["lcp", "fcp"];

const write = (value: number, language: Language, digits: number): string =>
  formatNumber(value, language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  });

/** The number without its unit: `("lcp", 2514)` → `2.51`, `("inp", 215.4)` → `215`, `("cls", 0.0432)` → `0.043`. */
const formatBare = (metric: Metric, value: number, language: Language): string => {
  if (metric === "cls") return write(value, language, 3);
  return inSeconds.includes(metric) ? write(value / 1000, language, 2) : write(value, language, 0);
};

/** A number with the metric's unit after a no-break space. */
const withUnit = (metric: Metric, number: string): string => {
  if (metric === "cls") return number;
  return `${number}\u00a0${inSeconds.includes(metric) ? "s" : "ms"}`;
};

/** The value with its unit: `2.51 s`, `215 ms`, `0.043`. */
export const formatMetric = (metric: Metric, value: number, language: Language): string =>
  withUnit(metric, formatBare(metric, value, language));

/** The name of a column of unformatted values of a metric, with their unit: `p75 (ms)`; cls has no unit. */
export const columnName = (metric: Metric, name: string): string => (metric === "cls" ? name : `${name} (ms)`);

/** A limit without trailing zeros: `2500` of lcp → `2.5`, `0.25` of cls → `0.25`. */
export const formatLimit = (metric: Metric, value: number, language: Language): string =>
  formatNumber(inSeconds.includes(metric) ? value / 1000 : value, language, { maximumFractionDigits: 2 });

/** A limit with its unit, for sentences: `2.5 s`, `200 ms`, `0.1`. */
export const formatLimitInText = (metric: Metric, value: number, language: Language): string =>
  withUnit(metric, formatLimit(metric, value, language));

/** The loading time of a file, given in milliseconds and always shown in seconds. */
export const formatSeconds = (milliseconds: number, language: Language): string =>
  `${write(milliseconds / 1000, language, 2)}\u00a0s`;

/** A share in percent, with at most one decimal: `3` of `40` → `7.5%`, in Greek `7,5%`. A share of a total of 0 is `0%`. */
export const formatShare = (part: number, whole: number, language: Language): string =>
  formatNumber(whole === 0 ? 0 : part / whole, language, { style: "percent", maximumFractionDigits: 1 });

/** A short date for axes and tables: `24 Oct`, `24 Οκτ`; with the year, `24 Oct 2026`. */
export const formatDay = (day: string, language: Language, withYear = false): string =>
  dayFormat(language, { day: "numeric", month: "short", ...(withYear && { year: "numeric" }) }).format(new Date(day));

/** Whether the dates of a period need the year: it is not wholly in the year of `today`. */
export const needsYear = (from: string, until: string, today: string): boolean =>
  [from, until].some((day) => day.slice(0, 4) !== today.slice(0, 4));
