/**
 * A row of performance_metrics as a page sends it (specification §3). The table checks the same rules. Pages import
 * only the types from here, to stay small; tests check the rows that pages send against the schema.
 */
import * as v from "valibot";
import { languages } from "../../settings/languages";

const metricNames = ["lcp", "fid", "cls", "fcp", "ttfb", "inp", "fcpToLcp", "slowResource"] as const;
export type MetricName = (typeof metricNames)[number];

const ratings = ["good", "needs-improvement", "poor"] as const;
export type Rating = (typeof ratings)[number];

export const resourceKinds = ["script", "style", "picture", "font", "data", "function", "other"] as const;

const fields = {
  /** Random for each page view. */
  session_id: v.pipe(v.string(), v.uuid()),
  /** The path without query and fragment, which may contain a token. */
  page_url: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[^?#\s]*$/)),
  /** Milliseconds; cls without unit. */
  metric_value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000)),
  rating: v.picklist(ratings),
  user_agent: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 400)),
  ),
  connection_type: v.picklist(["slow-2g", "2g", "3g", "4g", "unknown"]),
  /** Gigabytes as reported by the browser, or null. */
  device_memory: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1024))),
  /** `mobile`: the viewport is narrower than 768 px. */
  device_class: v.picklist(["mobile", "desktop"]),
  page_classes: v.array(v.picklist(["slow-connection", "save-data", "low-memory"])),
  language: v.picklist(languages),
};

export const metricSchema = v.variant("metric_name", [
  v.object({
    metric_name: v.picklist(metricNames.filter((name) => name !== "slowResource")),
    ...fields,
    resource_url: v.null(),
    resource_kind: v.null(),
  }),
  v.object({
    metric_name: v.literal("slowResource"),
    ...fields,
    /** URL of the file without its query: a path on our own origin, otherwise the host with the path. */
    resource_url: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(/^[^?#\s]+$/)),
    resource_kind: v.picklist(resourceKinds),
  }),
]);

export type MetricRow = v.InferOutput<typeof metricSchema>;
