/** Positions in the chart of a trend, in units of its view box. Pure functions. */

export const frame = { width: 360, height: 164, left: 40, right: 4, top: 8, bottom: 24 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly index: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The largest value on the scale: 25 % above the poor limit, or more if a day was slower. */
export const ceilingOf = (values: readonly (number | null)[], poorLimit: number): number =>
  values.reduce<number>((most, value) => Math.max(most, (value ?? 0) * 1.05), poorLimit * 1.25);

/** The y coordinate of a value; 0 is on the axis. */
export const heightOf = (value: number, ceiling: number): number => {
  const floor = frame.height - frame.bottom;
  return round(floor - (Math.min(value, ceiling) / ceiling) * (floor - frame.top));
};

/** The x coordinate of a day. The first and last day are a little inside the frame. */
export const placeOf = (index: number, count: number): number => {
  const from = frame.left + 4;
  const until = frame.width - frame.right - 4;
  return round(count <= 1 ? (from + until) / 2 : from + (index / (count - 1)) * (until - from));
};

/** The points of the line, split at days without measurements. */
export const runsOf = (values: readonly (number | null)[], ceiling: number): Point[][] => {
  const runs: Point[][] = [];
  let open = false;
  values.forEach((value, index) => {
    if (value === null) {
      open = false;
      return;
    }
    const point = { x: placeOf(index, values.length), y: heightOf(value, ceiling), index };
    if (open) runs.at(-1)?.push(point);
    else runs.push([point]);
    open = true;
  });
  return runs;
};

/** SVG path data of one part of the line. */
export const pathOf = (run: readonly Point[]): string =>
  run
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")
    .replace(/^/, "M");

/** The days with a label under the axis: at most four, evenly spaced, starting with the first. */
export const namedDays = (count: number): number[] => {
  const steps = Math.min(4, count);
  return [...new Set(Array.from({ length: steps }, (_, step) => Math.round((step * count) / steps)))];
};

/** The index of the day nearest to the x coordinate `at`. */
export const dayAt = (at: number, count: number): number => {
  const from = frame.left + 4;
  const until = frame.width - frame.right - 4;
  return Math.min(count - 1, Math.max(0, Math.round(((at - from) / (until - from)) * (count - 1))));
};
