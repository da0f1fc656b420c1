/** What is measured per page view: the metrics of web-vitals, two more (fid, fcpToLcp), and slow files (specification §9). */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { MetricName, resourceKinds } from "./metric-schema";

type Report = (name: Exclude<MetricName, "slowResource">, value: number) => void;

/** The delay before the browser handles the first input, in milliseconds. */
const onFirstInput = (report: (delay: number) => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes("first-input")) return;
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (entry === undefined) return;
    observer.disconnect();
    report(entry.processingStart - entry.startTime);
  });
  observer.observe({ type: "first-input", buffered: true });
};

/**
 * Reports every metric as soon as it is final; cls and inp each time the page is hidden with a changed value. Also
 * reports what happened before the call. A page restored from the back/forward cache is measured again from the start, except for fid.
 */
export const watchVitals = (report: Report): void => {
  let fcp: number | undefined;
  onTTFB(({ value }) => report("ttfb", value));
  onFCP(({ value }) => {
    fcp = value;
    report("fcp", value);
  });
  onLCP(({ value }) => {
    report("lcp", value);
    if (fcp !== undefined) report("fcpToLcp", value - fcp);
  });
  onCLS(({ value }) => report("cls", value));
  onINP(({ value }) => report("inp", value));
  onFirstInput((delay) => report("fid", delay));
};

type ResourceKind = (typeof resourceKinds)[number];

export interface SlowResource {
  /** Without the query: a path on our own origin, otherwise the host with the path. */
  readonly url: string;
  readonly kind: ResourceKind;
  /** Milliseconds. */
  readonly duration: number;
}

/** Milliseconds that a file or a script must exceed to count as slow. */
const slowAbove = 1000;
const slowScriptAbove = 100;

const urlLimit = 300;

const kindByPath: readonly (readonly [RegExp, ResourceKind])[] = [
  [/^\/functions\//, "function"],
  [/\.m?js$/, "script"],
  [/\.css$/, "style"],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, "picture"],
  [/\.(?:otf|ttf|woff2?)$/, "font"],
  [/\.(?:json|webmanifest|xml)$/, "data"],
];

const kindByInitiator: Readonly<Record<string, ResourceKind | undefined>> = {
  script: "script",
  img: "picture",
  image: "picture",
  picture: "picture",
  fetch: "data",
  xmlhttprequest: "data",
};

/** The kind of a file: determined by its path or, if the path is not enough, by what requested it. */
export const kindOf = (pathname: string, initiator: string): ResourceKind =>
  kindByPath.find(([pattern]) => pattern.test(pathname))?.[1] ?? kindByInitiator[initiator] ?? "other";

/** The entry as it is reported; null if it was not fetched over HTTP (data:, blob:). */
export const readResource = (
  { name, initiatorType, duration }: Pick<PerformanceResourceTiming, "name" | "initiatorType" | "duration">,
  origin: string,
): SlowResource | null => {
  if (!/^https?:/.test(name)) return null;
  const { origin: from, host, pathname } = new URL(name);
  const url = (from === origin ? pathname : host + pathname).slice(0, urlLimit);
  return { url, kind: kindOf(pathname, initiatorType), duration };
};

/** Watches all files that the page has loaded and will load. `report` receives every slow file, `warn` every slow script. */
export const watchResources = (report: (slow: SlowResource) => void, warn: (script: SlowResource) => void): void => {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const resource = readResource(entry as PerformanceResourceTiming, location.origin);
      if (resource === null) continue;
      if (resource.kind === "script" && resource.duration > slowScriptAbove) warn(resource);
      if (resource.duration > slowAbove) report(resource);
    }
  });
  observer.observe({ type: "resource", buffered: true });
};
