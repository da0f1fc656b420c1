/** Requests for the statistics of performance_metrics. */
import * as v from "valibot";
import { type Metric, isMetric } from "../../web-vitals/metrics";
import type { DateRange, Filters } from "../vitals/filters";
import { query } from "./query";

/** Number of measurements above `from`, up to and including `until`. A bucket from 0 also contains measurements of 0. */
export interface Bucket {
  readonly from: number;
  readonly until: number;
  readonly samples: number;
}

export interface VitalsFilter extends DateRange, Pick<Filters, "page" | "language" | "device" | "connection"> {}

/** The filter as arguments of the database functions. */
const rpcArguments = ({ from, until, page, language, device, connection }: VitalsFilter) => ({
  p_from: from,
  p_until: until,
  p_page: page,
  p_device: device,
  p_connection: connection,
  p_language: language,
});

/** Statistics of one metric. */
export interface Figure {
  readonly p75: number;
  readonly samples: number;
  readonly good: number;
  readonly needsImprovement: number;
  readonly poor: number;
}

interface FigureRow extends Omit<Figure, "needsImprovement"> {
  readonly needs_improvement: number;
}

const figureOf = ({ p75, samples, good, needs_improvement: needsImprovement, poor }: FigureRow): Figure => ({
  p75,
  samples,
  good,
  needsImprovement,
  poor,
});

/** The statistics of a period. It names the period, because that of the previous filters stays visible while the new one is loading. */
export interface Summary extends DateRange {
  /** Page views in the period that match the filter; 0 if no metric has a measurement. */
  readonly views: number;
  readonly figures: Readonly<Partial<Record<Metric, Figure>>>;
}

/** The p75 and the counts by rating of each metric, and the page views, from one day to another (`YYYY-MM-DD`, both included), unfiltered. */
export const summarisePerformance = (from: string, until: string) =>
  query((backend) => backend.rpc("performance_summary", { p_from: from, p_until: until }));

/** The statistics of every metric over the whole period. Throws a `BackendError`. */
export const querySummary = async (filter: VitalsFilter): Promise<Summary> => {
  const rows = await query((backend) => backend.rpc("performance_summary", rpcArguments(filter)));
  const figures = rows.flatMap((row) => (isMetric(row.metric_name) ? [[row.metric_name, figureOf(row)] as const] : []));
  const { from, until } = filter;
  return { from, until, views: rows[0]?.views ?? 0, figures: Object.fromEntries(figures) };
};

const daysSchema = v.array(
  v.object({
    day: v.pipe(v.string(), v.isoDate()),
    metric_name: v.string(),
    p75: v.number(),
    samples: v.number(),
    good: v.number(),
    needs_improvement: v.number(),
    poor: v.number(),
  }),
);

/** Statistics by metric and day. Days without measurements are missing. */
export type Days = Readonly<Partial<Record<Metric, ReadonlyMap<string, Figure>>>>;

/** The statistics of every metric for each day of the period. Throws a `BackendError`. */
export const queryByDay = async (filter: VitalsFilter): Promise<Days> => {
  const rows = v.parse(daysSchema, await query((backend) => backend.rpc("performance_by_day", rpcArguments(filter))));
  const days: Partial<Record<Metric, Map<string, Figure>>> = {};
  for (const row of rows) {
    const { day, metric_name: name } = row;
    if (isMetric(name)) (days[name] ??= new Map()).set(day, figureOf(row));
  }
  return days;
};

export interface PageFigures {
  readonly page: string;
  readonly views: number;
  readonly figures: Readonly<Partial<Record<Metric, Figure>>>;
}

/** Number of pages that are requested at first: few enough for a fast response with any number of measurements. */
export const initialPageCount = 20;
/** Number of pages after “more” was pressed: each has up to seven rows, one for each metric, and a response has at most 1,000 rows. */
export const maxPageCount = 140;

/** The statistics of the `limit` most viewed pages, most viewed first. Ignores the filter's page. Throws a `BackendError`. */
export const queryByPage = async (filter: VitalsFilter, limit: number): Promise<readonly PageFigures[]> => {
  const { p_page: _page, ...rest } = rpcArguments(filter);
  const rows = await query((backend) => backend.rpc("performance_by_page", { ...rest, p_limit: limit }));
  const pages = new Map<string, { page: string; views: number; figures: Partial<Record<Metric, Figure>> }>();
  for (const row of rows) {
    const { page_path: path, views, metric_name: name } = row;
    const page = pages.get(path) ?? { page: path, views, figures: {} };
    pages.set(path, page);
    if (isMetric(name)) page.figures[name] = figureOf(row);
  }
  return [...pages.values()];
};

/** The histogram of a metric, which it names, because that of another metric stays visible while the chosen one is loading. */
export interface Histogram {
  readonly metric: Metric;
  /** Smallest values first. */
  readonly buckets: readonly Bucket[];
}

/** The histogram of a metric. Throws a `BackendError`. */
export const queryDistribution = async (filter: VitalsFilter, metric: Metric): Promise<Histogram> => {
  const rows = await query((backend) =>
    backend.rpc("performance_distribution", { ...rpcArguments(filter), p_metric: metric }),
  );
  const buckets = rows.map(({ from_value: from, until_value: until, samples }) => ({ from, until, samples }));
  return { metric, buckets };
};

export interface SlowFile {
  /** The path of a file of the site, or host and path of a third-party file. */
  readonly address: string;
  readonly kind: string;
  /** Milliseconds. */
  readonly p75: number;
  /** How often the file took more than a second. */
  readonly samples: number;
}

/** The 50 most frequent files that took more than a second to load (specification §9), most frequent first. Throws a `BackendError`. */
export const querySlowFiles = async (filter: VitalsFilter): Promise<readonly SlowFile[]> => {
  const rows = await query((backend) => backend.rpc("slow_resources", { ...rpcArguments(filter), p_limit: 50 }));
  return rows.map(({ resource_url: address, resource_kind: kind, p75, samples }) => ({ address, kind, p75, samples }));
};
