/** Measurements, page classes and the heartbeat, in a separate chunk that is loaded when the browser is idle. */
import type { PerformanceSettings } from "../settings/start";
import { isStaffPath } from "../settings/routes";
import { followPageClasses, type NavigatorHints } from "../features/web-vitals/device";
import { reportPerformance, startHeartbeat } from "../features/web-vitals/report-performance";
declare const PERFORMANCE_SETTINGS: PerformanceSettings;

/** A staff page gets the classes and the heartbeat, but is not measured. */
export const begin = (): void => {
  followPageClasses(document.documentElement, navigator as NavigatorHints);
  const flush = isStaffPath(location.pathname) ? () => undefined : reportPerformance(PERFORMANCE_SETTINGS);
  startHeartbeat(flush);
};
