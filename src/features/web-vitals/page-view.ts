/** A page view, its measurements as rows of performance_metrics (specification §3), and their rating (§4, §9). */
import { mobileBelow } from "../../settings/interface";
import { languageOfPath } from "../../settings/languages";
import { randomUuid } from "../../lib/random-uuid";
import { type Device, type NavigatorHints, pageClassesOf, readDevice } from "./device";
import type { MetricRow, MetricName, Rating } from "./metric-schema";
import type { SlowResource } from "./measurements";

export interface PageView {
  /** Random for each view, so that views of one visitor cannot be linked. */
  readonly sessionId: string;
  /** The path, without query and fragment. */
  readonly path: string;
  readonly device: Device;
  /** In CSS pixels. */
  readonly viewportWidth: number;
  readonly userAgent: string;
}

/** A view of the page at this path that starts now. */
export const viewOf = (path: string): PageView => ({
  sessionId: randomUuid(),
  path,
  device: readDevice(navigator as NavigatorHints),
  viewportWidth: window.innerWidth,
  userAgent: navigator.userAgent,
});

/** Limits of the table: milliseconds for the value, characters for the texts. */
const maxValue = 600_000;
const userAgentLimit = 400;
const pathLimit = 200;

/** Limits a value to what the table accepts, and rounds it: no browser clock is more precise than four decimals. */
const toTableValue = (value: number): number => Math.round(Math.min(Math.max(value, 0), maxValue) * 10_000) / 10_000;

const common = (view: PageView, name: string, value: number) => ({
  session_id: view.sessionId,
  page_url: view.path.slice(0, pathLimit),
  metric_value: value,
  rating: rate(name, value),
  user_agent: view.userAgent.slice(0, userAgentLimit),
  connection_type: view.device.connection,
  device_memory: view.device.memory,
  device_class: view.viewportWidth < mobileBelow ? ("mobile" as const) : ("desktop" as const),
  page_classes: pageClassesOf(view.device),
  language: languageOfPath(view.path),
});

/**
 * A measurement of the page itself: milliseconds, cls without unit. The rows of a request must all have the same keys, so this row
 * also has those of a slow file, with null.
 */
export const metricRow = (view: PageView, name: Exclude<MetricName, "slowResource">, value: number): MetricRow => ({
  metric_name: name,
  ...common(view, name, toTableValue(value)),
  resource_url: null,
  resource_kind: null,
});

/** A row for a file that loaded slowly. */
export const slowFileRow = (view: PageView, { url, kind, duration }: SlowResource): MetricRow => ({
  metric_name: "slowResource",
  ...common(view, "slowResource", toTableValue(duration)),
  resource_url: url,
  resource_kind: kind,
});

/** Name → [good limit, poor limit]: milliseconds, cls without unit. */
export const thresholds = {
  lcp: [2500, 4000],
  fid: [100, 300],
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  ttfb: [800, 1800],
  inp: [200, 500],
  fcpToLcp: [1000, 2500],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

const limitsOf = new Map<string, readonly [number, number]>(Object.entries(thresholds));

/** Good at or below the good limit, needs-improvement at or below the poor one, poor above; an unknown name is good. */
export const rate = (name: string, value: number): Rating => {
  const limits = limitsOf.get(name);
  if (limits === undefined || value <= limits[0]) return "good";
  return value <= limits[1] ? "needs-improvement" : "poor";
};
