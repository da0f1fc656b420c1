/** Converts a histogram of the database to bars, and draws them. */
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { type Grade, type Metric, formatLimit, formatMetric, gradeOf, limitsOf } from "../../web-vitals/metrics";
import type { Bucket } from "../api/vitals";
import * as styles from "./chart.module.css";

export interface Bar extends Bucket {
  readonly grade: Grade;
  /** Left and right edge, measured from the left edge of the first bar in steps of the histogram. */
  readonly start: number;
  readonly end: number;
}

/** The upper limit of the histogram's first step, and the logarithm of the ratio between steps (private.metric_bucket). */
const unit = 0.001;
const ratio = Math.log(1.05);

/** The position of a value on the histogram's scale in steps; a fraction for a value between two steps. */
export const stepOf = (value: number): number => (value <= unit ? 0 : Math.log(value / unit) / ratio);
const valueAt = (step: number): number => (step < 0 ? 0 : unit * Math.exp(step * ratio));

interface Distribution {
  readonly bars: readonly Bar[];
  /** The step at the left edge, and the number of steps to the right edge. */
  readonly first: number;
  readonly steps: number;
  /** The number of measurements in the highest bar. */
  readonly maxSamples: number;
}

/**
 * Groups a histogram into at most `limit` bars of equal width on a logarithmic scale, from the smallest to the largest value. Empty bars are
 * included, so that gaps are visible.
 */
export const distributionOf = (buckets: readonly Bucket[], metric: Metric, limit = 28): Distribution => {
  const indexes = buckets.map(({ until }) => Math.round(stepOf(until)));
  if (indexes.length === 0) return { bars: [], first: 0, steps: 1, maxSamples: 0 };
  const first = Math.min(...indexes) - 1;
  const last = Math.max(...indexes);
  const width = Math.ceil((last - first) / limit);
  const count = Math.ceil((last - first) / width);
  const sums = new Array<number>(count).fill(0);
  buckets.forEach(({ samples }, place) => {
    const bar = Math.floor(((indexes[place] ?? 0) - 1 - first) / width);
    sums[bar] = (sums[bar] ?? 0) + samples;
  });
  const bars = sums.map((samples, index) => {
    const start = index * width;
    const from = valueAt(first + start);
    const until = valueAt(first + start + width);
    return { from, until, samples, start, end: start + width, grade: gradeOf(metric, Math.sqrt(from * until)) };
  });
  return { bars, first, steps: count * width, maxSamples: Math.max(...sums) };
};

interface DistributionChartProps {
  readonly metric: Metric;
  readonly distribution: Distribution;
  /** Not drawn if it is undefined. */
  readonly p75: number | undefined;
  readonly label: string;
}

const frame = { width: 360, height: 170, top: 24, bottom: 24 } as const;
const floor = frame.height - frame.bottom;
const barClasses: Record<Grade, string | undefined> = {
  good: styles.barGood,
  needsImprovement: styles.barNeedsImprovement,
  poor: styles.barPoor,
};

/** The histogram of a metric on a logarithmic scale, with the limits of the ratings and the p75. */
export function DistributionChart({ metric, distribution, p75, label }: DistributionChartProps) {
  const t = useText();
  const language = useLanguage();
  const { bars, first, steps, maxSamples } = distribution;
  const xOfStep = (step: number) => (step / steps) * frame.width;
  const xOf = (value: number) => xOfStep(stepOf(value) - first);
  const limits = limitsOf(metric).filter((limit) => xOf(limit) > 0 && xOf(limit) < frame.width);
  const p75X = p75 === undefined ? undefined : Math.min(frame.width, Math.max(0, xOf(p75)));
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      {bars.map(({ start, end, samples, grade }) => {
        const height = maxSamples === 0 ? 0 : (samples / maxSamples) * (floor - frame.top);
        return (
          <rect
            key={start}
            className={barClasses[grade]}
            x={xOfStep(start) + 0.5}
            y={floor - height}
            width={Math.max(0.5, xOfStep(end) - xOfStep(start) - 1)}
            height={height}
          />
        );
      })}
      <path className={styles.axis} d={`M0 ${floor}H${frame.width}`} />
      {limits.map((limit) => (
        <g key={limit}>
          <path className={styles.limit} d={`M${xOf(limit)} ${frame.top}V${floor + 4}`} />
          <text x={xOf(limit)} y={frame.height - 6} textAnchor={anchorOf(xOf(limit))}>
            {formatLimit(metric, limit, language)}
          </text>
        </g>
      ))}
      {p75 !== undefined && p75X !== undefined && (
        <>
          <path className={styles.reading} d={`M${p75X} ${frame.top - 6}V${floor}`} />
          <text className={styles.strong} x={p75X} y={frame.top - 10} textAnchor={anchorOf(p75X)}>
            {t("vitals.p75Is", { value: formatMetric(metric, p75, language) })}
          </text>
        </>
      )}
    </svg>
  );
}

const anchorOf = (x: number): "start" | "middle" | "end" =>
  x < 40 ? "start" : x > frame.width - 40 ? "end" : "middle";
