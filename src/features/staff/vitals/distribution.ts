/** From the histogram of the database to the bars of a drawing. Pure. */
import { type Grade, type Metric, gradeOf } from "../../web-vitals/metrics";

/** How often values above `from`, up to `until`, were measured. */
export interface Bucket {
  readonly from: number;
  readonly until: number;
  readonly samples: number;
}

export interface Bar extends Bucket {
  readonly grade: Grade;
  /** Left and right end, in steps of the histogram from the first bar's left end. */
  readonly start: number;
  readonly end: number;
}

/** The histogram's smallest value and the ratio from step to step (private.metric_bucket). */
const unit = 0.001;
const ratio = Math.log(1.05);

/** The step of the histogram at which a value stands; between two steps for a value between them. */
export const stepOf = (value: number): number => (value <= unit ? 0 : Math.log(value / unit) / ratio);
const valueAt = (step: number): number => (step < 0 ? 0 : unit * Math.exp(step * ratio));

export interface Distribution {
  readonly bars: readonly Bar[];
  /** The step at the left end, and how many there are to the right end. */
  readonly first: number;
  readonly steps: number;
  readonly most: number;
}

/**
 * At most `limit` bars of equal width on a logarithmic scale, from the smallest to the largest value; empty ones included,
 * so that gaps are seen.
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
