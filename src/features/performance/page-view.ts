/** One view of a page, and its measurements as rows of performance_metrics (specification §3). */
import { mobileBelow } from "../../settings/interface";
import { languageOfPath } from "../../settings/languages";
import { randomUuid } from "../../lib/random-uuid";
import { type Device, type NavigatorHints, readDevice } from "./device";
import type { Metric, MetricName } from "./metric-schema";
import { pageClassesOf } from "./page-classes";
import type { SlowResource } from "./slow-resources";
import { rate } from "./thresholds";

export interface PageView {
  /** Random; nothing leads from one view to the next. */
  readonly sessionId: string;
  /** The path, without query and fragment. */
  readonly path: string;
  readonly device: Device;
  /** In CSS pixels. */
  readonly viewportWidth: number;
  readonly userAgent: string;
}

/** A view that begins now, of the page at a path. */
export const viewOf = (path: string): PageView => ({
  sessionId: randomUuid(),
  path,
  device: readDevice(navigator as NavigatorHints),
  viewportWidth: window.innerWidth,
  userAgent: navigator.userAgent,
});

/** The table's limits: milliseconds, and characters. */
const longest = 600_000;
const userAgentLimit = 400;
const pathLimit = 200;

/** Four decimals are more than any clock of a browser tells. */
const tidy = (value: number): number => Math.round(Math.min(Math.max(value, 0), longest) * 10_000) / 10_000;

const common = (view: PageView, name: string, value: number) => ({
  session_id: view.sessionId,
  page_url: view.path.slice(0, pathLimit),
  metric_value: tidy(value),
  rating: rate(name, tidy(value)),
  user_agent: view.userAgent.slice(0, userAgentLimit),
  connection_type: view.device.connection,
  device_memory: view.device.memory,
  device_class: view.viewportWidth < mobileBelow ? ("mobile" as const) : ("desktop" as const),
  page_classes: pageClassesOf(view.device),
  language: languageOfPath(view.path),
});

/** A measurement of the page itself: milliseconds, cls without unit. */
export const measured = (view: PageView, name: Exclude<MetricName, "slowResource">, value: number): Metric => ({
  metric_name: name,
  ...common(view, name, value),
});

/** A file of the page that took long. */
export const slowLoad = (view: PageView, { url, kind, duration }: SlowResource): Metric => ({
  metric_name: "slowResource",
  ...common(view, "slowResource", duration),
  resource_url: url,
  resource_kind: kind,
});
