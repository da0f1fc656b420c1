/** A figure beside the one of the period before. Pure. */

export type Direction = "better" | "worse" | "same";

export interface Comparison {
  readonly direction: Direction;
  /** The difference as a part of the figure before: −0.12 is 12 % less. */
  readonly change: number;
}

/** Less is better. Undefined where one of the two was not measured. Less than half a percent counts as no change. */
export const compare = (now: number | undefined, before: number | undefined): Comparison | undefined => {
  if (now === undefined || before === undefined) return undefined;
  const change = before === 0 ? (now === 0 ? 0 : Infinity) : now / before - 1;
  if (Math.abs(change) < 0.005) return { direction: "same", change: 0 };
  return { direction: change < 0 ? "better" : "worse", change };
};
