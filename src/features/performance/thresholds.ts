/** The limits of specification §9 and the rule of §4 that rates a measurement by them. Pure. */
import type { Rating } from "./metric-schema";

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
