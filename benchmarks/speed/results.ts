/** All measurements of a run, and their medians. */
import type { ResponseTimes, Measurement } from "./measure";
import { type Device, type Interaction, type MeasuredPage, type Variant, devices, pages, variants } from "./plan";
import type { Kind } from "./visit";

export interface Entry {
  readonly device: Device["name"];
  readonly page: MeasuredPage["name"];
  readonly variant: Variant;
  readonly measurement: Measurement;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

const loadFigures = ["ttfb", "fcp", "lcp", "cls", "tbt", "requests"] as const;
type LoadFigure = (typeof loadFigures)[number];

/** The medians of one page in one variant on one device. */
export interface Summary {
  readonly device: Device["name"];
  readonly page: string;
  readonly variant: Variant;
  /** Number of visits. */
  readonly count: number;
  readonly load: Readonly<Record<LoadFigure, number>>;
  readonly bytes: Readonly<Record<Kind | "all", number>>;
  /** Response times of the interactions that the variant supports. `count`: number of visits in which the interaction succeeded. */
  readonly responseTimes: Readonly<Partial<Record<Interaction, ResponseTimes & { readonly count: number }>>>;
}

const total = (bytes: Measurement["bytes"]): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);

const responseTimesOf = (measured: readonly Measurement[]): Summary["responseTimes"] => {
  const names = new Set(measured.flatMap(({ responseTimes }) => Object.keys(responseTimes) as Interaction[]));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const given = measured.flatMap(({ responseTimes }) => responseTimes[name] ?? []);
      if (given.length === 0) return [];
      const of = (figure: keyof ResponseTimes): number => median(given.map((times) => times[figure]));
      return [
        [name, { inp: of("inp"), shown: of("shown"), shownSinceClick: of("shownSinceClick"), count: given.length }],
      ];
    }),
  );
};

const summary = (entries: readonly Entry[], device: Device["name"], page: string, variant: Variant): Summary => {
  const measured = entries
    .filter((entry) => entry.device === device && entry.page === page && entry.variant === variant)
    .map(({ measurement }) => measurement);
  const of = (figure: LoadFigure): number => median(measured.map((one) => one[figure]));
  const sizeOf = (kind: Kind): number => median(measured.map(({ bytes }) => bytes[kind]));
  return {
    device,
    page,
    variant,
    count: measured.length,
    load: Object.fromEntries(loadFigures.map((figure) => [figure, of(figure)])) as Summary["load"],
    bytes: {
      document: sizeOf("document"),
      style: sizeOf("style"),
      script: sizeOf("script"),
      font: sizeOf("font"),
      image: sizeOf("image"),
      data: sizeOf("data"),
      all: median(measured.map(({ bytes }) => total(bytes))),
    },
    responseTimes: responseTimesOf(measured),
  };
};

/** The medians of all measured pages, in the order of the plan. */
export const summarize = (entries: readonly Entry[]): Summary[] =>
  devices
    .flatMap(({ name }) =>
      pages.flatMap((page) => variants.map((variant) => summary(entries, name, page.name, variant))),
    )
    .filter(({ count }) => count > 0);
