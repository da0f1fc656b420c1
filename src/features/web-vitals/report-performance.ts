/** Sends the measurements of a page view to the backend. Nothing waits for this and nothing is displayed. */
import type { PerformanceSettings } from "../../settings/start";
import { isStaffPath } from "../../settings/routes";
import { type Outbox, createOutbox, metricsPath, sendMetrics } from "./api/send-metrics";
import { metricRow, slowFileRow, viewOf } from "./page-view";
import { type SlowResource, watchResources, watchVitals } from "./measurements";
import { hasConsent, onConsentChange } from "../consent/consent-store";

/** Maximum number of slow files reported per page view: with a broken connection all files are slow. */
const maxSlowFiles = 20;

/** Maximum number of reports of the same metric per page view. */
const maxReports = 5;

/** The path this document was loaded from; the application may have navigated since. */
const pathOfDocument = (): string => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry === undefined ? location.pathname : new URL(entry.name).pathname;
};

/** For how long slow scripts are gathered for one warning, in milliseconds. */
const warningDelay = 2000;

/** Returns a function that warns about a slow script. Scripts that are loaded together are named in one line of the console. */
const warnOfScripts = () => {
  let slow: readonly string[] = [];
  const warn = () => {
    console.warn(`Slow scripts: ${slow.join(", ")}`);
    slow = [];
  };
  return ({ url, duration }: SlowResource): void => {
    if (slow.length === 0) setTimeout(warn, warningDelay);
    slow = [...slow, `${url} (${Math.round(duration)} ms)`];
  };
};

const measureViews = (outbox: Outbox): void => {
  let view = viewOf(pathOfDocument());
  let reports: Readonly<Record<string, number>> = {};
  let slowFiles = 0;
  // Registered before web-vitals, because what web-vitals measures after a return from the back/forward cache belongs
  // to a new view.
  const startNewView = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    view = viewOf(location.pathname);
    reports = {};
    slowFiles = 0;
  };
  window.addEventListener("pageshow", startNewView, true);
  watchVitals((name, value) => {
    // cls and inp are reported each time the page is hidden with a changed value; the statistics use the greatest.
    const times = (reports[name] ?? 0) + 1;
    if (times > maxReports) return;
    reports = { ...reports, [name]: times };
    outbox.add(metricRow(view, name, value));
  });
  watchResources((slow) => {
    if (slow.url.endsWith(metricsPath) || isStaffPath(location.pathname) || slowFiles >= maxSlowFiles) return;
    slowFiles += 1;
    outbox.add(slowFileRow(view, slow));
  }, warnOfScripts());
};

const flushWhenHidden = ({ flush }: Outbox): void => {
  const flushIfHidden = () => {
    if (document.visibilityState === "hidden") void flush();
  };
  // In the bubble phase, so that all other listeners have already reported.
  window.addEventListener("visibilitychange", flushIfHidden);
  // A page that was hidden from the start gets no `visibilitychange` when it is closed.
  window.addEventListener("pagehide", flushIfHidden);
};

/**
 * Measures this page view, including what happened before. Measuring needs no consent, unless the owner's settings make it wait for consent
 * to statistics. Returns a function that sends the measurements gathered so far. Not used on staff pages.
 */
export const reportPerformance = (settings: PerformanceSettings): (() => void) => {
  const isAllowed = () => !settings.waitsForConsent || hasConsent("analytics");
  const outbox = createOutbox((rows) => sendMetrics(settings, rows), isAllowed);
  onceAllowed(isAllowed, () => {
    measureViews(outbox);
    flushWhenHidden(outbox);
  });
  return () => void outbox.flush();
};

/** The heartbeat of specification §9: a line on the console every 60 seconds. */
const heartbeatInterval = 60_000;

/** @param beat called with every line */
export const startHeartbeat = (beat: () => void): void => {
  const start = performance.now();
  setInterval(() => {
    console.info(`Heartbeat: this page has been open for ${Math.round((performance.now() - start) / 1000)} s.`);
    beat();
  }, heartbeatInterval);
};

/** Calls back once, as soon as `isAllowed` returns true. */
const onceAllowed = (isAllowed: () => boolean, then: () => void): void => {
  if (isAllowed()) return then();
  const stop = onConsentChange(() => {
    if (!isAllowed()) return;
    stop();
    then();
  });
};
