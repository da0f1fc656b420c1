/** Measurements with which statistics are compared; the same in every run. */
import { createRandom } from "./random.ts";

export interface Measurement {
  /** `2026-03-01`; in UTC. */
  readonly day: string;
  readonly page: string;
  readonly metric: string;
  readonly value: number;
  readonly device: string;
  readonly connection: string;
  readonly language: string;
  /** The slow file; null for other metrics. */
  readonly file: string | null;
}

/** The exact p75: the smallest value that is at least as large as three quarters of the values. */
export const p75 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1] ?? NaN;

const dayOf = (index: number): string => new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10);

/** Ten days, without measurements on the third and the eighth. */
export const allDays = Array.from({ length: 10 }, (_, index) => dayOf(index));
const empty = new Set([dayOf(2), dayOf(7)]);

/**
 * Measurements of different shapes: widely spread, all equal, at both ends of one bucket, mostly zero, and changing from day to day, so that
 * the percentiles of the days are far apart. The pages have many, some or very few measurements.
 */
export const measurements = (seed: number): Measurement[] => {
  const random = createRandom(seed);
  const wide = (median: number) => median * Math.exp(2 * (random.next() + random.next() + random.next() - 1.5));
  const valueOf: Readonly<Record<string, (day: number) => number>> = {
    lcp: (day) => wide(1800) * (1 + (day % 4)),
    fid: () => 16,
    cls: () => (random.next() < 0.6 ? 0 : wide(0.01)),
    inp: () => (random.next() < 0.4 ? 1021 : 1068),
    ttfb: (day) => 100 * 1.4 ** day + random.next(),
    slowResource: (day) => 1000 + wide(700) * (1 + (day % 3)),
  };
  const pages = ["/", "/", "/", "/", "/el", "/el", "/suite", "/suite", "/journal"];
  const one = (index: number, page: string, metric: string): Measurement => ({
    day: dayOf(index),
    page,
    metric,
    value: valueOf[metric]?.(index) ?? NaN,
    device: random.pick(["mobile", "mobile", "desktop"]),
    connection: random.pick(["4g", "4g", "4g", "3g", "slow-2g"]),
    language: random.pick(["en", "en", "el"]),
    file: metric === "slowResource" ? `/static/${random.below(6)}.avif` : null,
  });
  return allDays.flatMap((day, index) =>
    empty.has(day)
      ? []
      : Object.keys(valueOf).flatMap((metric) => [
          ...Array.from({ length: 40 + random.below(200) }, () => one(index, random.pick(pages), metric)),
          ...(index % 3 === 0 ? [one(index, "/rare", metric)] : []),
        ]),
  );
};
