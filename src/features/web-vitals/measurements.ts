/** What a page view measures: web-vitals with what it lacks (first-input delay, fcpToLcp), and files that took long to arrive (specification §9). */
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
 * Reports every measurement as soon as it is final; cls and inp are when the page is hidden, each time it has changed. Also
 * finds what happened before the call. A page from the back/forward cache is measured anew.
 */
export const watchVitals = (report: Report): void => {
  let firstPaint: number | undefined;
  onTTFB(({ value }) => report("ttfb", value));
  onFCP(({ value }) => {
    firstPaint = value;
    report("fcp", value);
  });
  onLCP(({ value }) => {
    report("lcp", value);
    if (firstPaint !== undefined) report("fcpToLcp", value - firstPaint);
  });
  onCLS(({ value }) => report("cls", value));
  onINP(({ value }) => report("inp", value));
  onFirstInput((delay) => report("fid", delay));
};

export type ResourceKind = (typeof resourceKinds)[number];

export interface SlowResource {
  /** Without query: a path on our own origin, otherwise the host with the path. */
  readonly url: string;
  readonly kind: ResourceKind;
  /** Milliseconds. */
  readonly duration: number;
}

/** In milliseconds; what takes exactly as long is neither. */
export const slowFrom = 1000;
export const slowScriptFrom = 100;

const urlLimit = 300;

const byEnding: readonly (readonly [RegExp, ResourceKind])[] = [
  [/^\/functions\//, "function"],
  [/\.m?js$/, "script"],
  [/\.css$/, "style"],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, "picture"],
  [/\.(?:otf|ttf|woff2?)$/, "font"],
  [/\.(?:json|webmanifest|xml)$/, "data"],
];

const byInitiator: Readonly<Record<string, ResourceKind | undefined>> = {
  script: "script",
  img: "picture",
  image: "picture",
  picture: "picture",
  fetch: "data",
  xmlhttprequest: "data",
};

/** Of what kind a file is: by its path, and where that says nothing, by what asked for it. */
export const kindOf = (pathname: string, initiator: string): ResourceKind =>
  byEnding.find(([ending]) => ending.test(pathname))?.[1] ?? byInitiator[initiator] ?? "other";

/** The entry as it is reported; null for what was not fetched by http (data:, blob:). */
export const readResource = (
  { name, initiatorType, duration }: Pick<PerformanceResourceTiming, "name" | "initiatorType" | "duration">,
  origin: string,
): SlowResource | null => {
  if (!/^https?:/.test(name)) return null;
  const { origin: from, host, pathname } = new URL(name);
  const url = (from === origin ? pathname : host + pathname).slice(0, urlLimit);
  return { url, kind: kindOf(pathname, initiatorType), duration };
};

/** The site's own small scripts of the start, which this one is part of. */
const ofStart = /^\/start-[a-z]{2}-[^/]*\.js$/;

/**
 * Watches everything the page has loaded and will load. `report` gets what is slow; `warn` the slowest script of the first that are, once a
 * page: on a busy device all of them are.
 */
export const watchResources = (report: (slow: SlowResource) => void, warn: (script: SlowResource) => void): void => {
  const warnedAbout = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    const resources = list
      .getEntries()
      .map((entry) => readResource(entry as PerformanceResourceTiming, location.origin))
      .filter((resource) => resource !== null);
    const [slowest] = resources
      .filter(({ kind, url, duration }) => kind === "script" && duration > slowScriptFrom && !ofStart.test(url))
      .sort((one, other) => other.duration - one.duration);
    if (slowest !== undefined && !warnedAbout.has(location.pathname)) {
      warnedAbout.add(location.pathname);
      warn(slowest);
    }
    resources.filter(({ duration }) => duration > slowFrom).forEach(report);
  });
  observer.observe({ type: "resource", buffered: true });
};
