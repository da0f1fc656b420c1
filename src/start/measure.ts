/** Measurements, page classes and the heartbeat: a part of its own, loaded once the page rests. */
import type { PerformanceSettings } from "../settings/performance";
import { isStaffPath } from "../settings/staff";
import type { NavigatorHints } from "../features/performance/device";
import { startHeartbeat } from "../features/performance/heartbeat";
import { followPageClasses } from "../features/performance/page-classes";
import { reportPerformance } from "../features/performance/report-performance";

declare const PERFORMANCE_SETTINGS: PerformanceSettings;

/** A staff page gets classes and heartbeat; its figures are nobody's. */
export const begin = (): void => {
  followPageClasses(document.documentElement, navigator as NavigatorHints);
  const flush = isStaffPath(location.pathname) ? () => undefined : reportPerformance(PERFORMANCE_SETTINGS);
  startHeartbeat(flush);
};
