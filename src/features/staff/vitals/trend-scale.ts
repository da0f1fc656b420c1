/** Where things stand in the drawing of a trend. Units are those of its view box. Pure. */

export const frame = { width: 360, height: 164, left: 40, right: 4, top: 8, bottom: 24 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly index: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The largest value that the drawing has room for: the poor limit with a quarter above it, or what was measured. */
export const ceilingOf = (values: readonly (number | null)[], poorLimit: number): number =>
  values.reduce<number>((most, value) => Math.max(most, (value ?? 0) * 1.05), poorLimit * 1.25);

/** Height of a value; 0 stands on the axis. */
export const heightOf = (value: number, ceiling: number): number => {
  const floor = frame.height - frame.bottom;
  return round(floor - (Math.min(value, ceiling) / ceiling) * (floor - frame.top));
};

/** Distance of a day from the left, the first and the last one a little inside. */
export const placeOf = (index: number, count: number): number => {
  const from = frame.left + 4;
  const until = frame.width - frame.right - 4;
  return round(count <= 1 ? (from + until) / 2 : from + (index / (count - 1)) * (until - from));
};

/** Unbroken runs of days with a value: the line is interrupted where nothing was measured. */
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

/** Path data of one run. */
export const pathOf = (run: readonly Point[]): string =>
  run
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")
    .replace(/^/, "M");

/** Days that are named under the axis: four at most, evenly, the first one always. */
export const namedDays = (count: number): number[] => {
  const steps = Math.min(4, count);
  return [...new Set(Array.from({ length: steps }, (_, step) => Math.round((step * count) / steps)))];
};

/** The day whose place is nearest. `at` is a distance from the left. */
export const dayAt = (at: number, count: number): number => {
  const from = frame.left + 4;
  const until = frame.width - frame.right - 4;
  return Math.min(count - 1, Math.max(0, Math.round(((at - from) / (until - from)) * (count - 1))));
};
