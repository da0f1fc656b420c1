import { type CoreMetric } from "../../lib/site-speed";
import { limitsOf } from "../web-vitals/metrics";
import * as styles from "./speed-section.module.css";

/** How far a bar goes: a quarter beyond the limit above which a value is poor. */
const reachOf = (metric: CoreMetric): number => limitsOf(metric)[1] * 1.25;

/** Where a value stands on its bar, in percent; what is beyond stands at the end. */
export const placeOn = (metric: CoreMetric, value: number): number => Math.min(100, (value / reachOf(metric)) * 100);

interface ThresholdBarProps {
  readonly metric: CoreMetric;
  /** The value that is marked; undefined where there is none. */
  readonly value: number | undefined;
}

/**
 * What is good, what needs improvement and what is poor, to scale, with the value marked. A drawing, so that it is printed
 * where backgrounds are not; the words beside it say the same.
 */
export function ThresholdBar({ metric, value }: ThresholdBarProps) {
  const [good, poor] = limitsOf(metric).map((limit) => placeOn(metric, limit));
  const place = value === undefined ? undefined : placeOn(metric, value);
  return (
    <svg className={styles.bar} aria-hidden="true" width="100%" height="20">
      <rect className={styles.poor} y="7" width="100%" height="6" />
      <rect className={styles.middle} y="7" width={`${poor}%`} height="6" />
      <rect className={styles.good} y="7" width={`${good}%`} height="6" />
      {[good, poor].map((limit) => (
        <line key={limit} className={styles.limit} x1={`${limit}%`} x2={`${limit}%`} y1="3" y2="17" />
      ))}
      {place !== undefined && (
        <line className={styles.mark} data-mark={place} x1={`${place}%`} x2={`${place}%`} y1="1" y2="19" />
      )}
    </svg>
  );
}
