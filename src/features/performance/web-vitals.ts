/** The measurements of a page view: web-vitals, and what it no longer has (first-input delay) or never had (fcpToLcp). */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { MetricName } from "./metric-schema";

type Report = (name: Exclude<MetricName, "slowResource">, value: number) => void;

/** The time between the first input and the browser's turning to it, in milliseconds. */
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
 * finds what happened before the call. A page that comes back from the browser's memory is measured anew.
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
