import { type CoreMetric } from "../../lib/site-speed";
import { limitsOf } from "../web-vitals/metrics";
import * as styles from "./speed-section.module.css";

/** The end of a bar: 25% beyond the limit above which a value is poor. */
const reachOf = (metric: CoreMetric): number => limitsOf(metric)[1] * 1.25;

/** Position of a value on its bar, in percent; larger values are placed at the end. */
export const placeOn = (metric: CoreMetric, value: number): number => Math.min(100, (value / reachOf(metric)) * 100);

interface ThresholdBarProps {
  readonly metric: CoreMetric;
  /** The marked value; undefined if there is none. */
  readonly value: number | undefined;
}

/**
 * The ranges good, needs improvement and poor, to scale, with the value marked. An SVG, because browsers do not print
 * backgrounds; the text beside it says the same.
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
