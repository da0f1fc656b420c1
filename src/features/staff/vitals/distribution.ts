/** Converts a histogram of the database to the bars of a chart. Pure functions. */
import { type Grade, type Metric, gradeOf } from "../../web-vitals/metrics";

/** Number of measurements above `from`, up to and including `until`. */
export interface Bucket {
  readonly from: number;
  readonly until: number;
  readonly samples: number;
}

export interface Bar extends Bucket {
  readonly grade: Grade;
  /** Left and right edge, in steps of the histogram from the left edge of the first bar. */
  readonly start: number;
  readonly end: number;
}

/** The upper limit of the histogram's first step, and the logarithm of the ratio between steps (private.metric_bucket). */
const unit = 0.001;
const ratio = Math.log(1.05);

/** The position of a value on the histogram's scale in steps; a fraction for a value between two steps. */
export const stepOf = (value: number): number => (value <= unit ? 0 : Math.log(value / unit) / ratio);
const valueAt = (step: number): number => (step < 0 ? 0 : unit * Math.exp(step * ratio));

export interface Distribution {
  readonly bars: readonly Bar[];
  /** The step at the left edge, and the number of steps to the right edge. */
  readonly first: number;
  readonly steps: number;
  readonly most: number;
}

/**
 * Groups a histogram into at most `limit` bars of equal width on a logarithmic scale, from the smallest to the largest value. Empty bars are
 * included, so that gaps are visible.
 */
export const distributionOf = (buckets: readonly Bucket[], metric: Metric, limit = 28): Distribution => {
  const indexes = buckets.map(({ until }) => Math.round(stepOf(until)));
  if (indexes.length === 0) return { bars: [], first: 0, steps: 1, most: 0 };
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
  return { bars, first, steps: count * width, most: Math.max(...sums) };
};
