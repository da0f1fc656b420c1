import type { Point } from "./points";

export type Swipe = "next" | "previous" | "close";

/** CSS pixels that a slow drag must cover, and CSS pixels per millisecond from which a quick flick counts. */
const far = 72;
const quick = 0.45;
/** A movement below this is a tap. */
export const tapSlack = 8;

/** What a finished drag over an unzoomed photograph means, if anything: sideways steps, downwards closes. */
export const swipeOf = (by: Point, milliseconds: number): Swipe | null => {
  const sideways = Math.abs(by.x) > Math.abs(by.y);
  const distance = sideways ? Math.abs(by.x) : by.y;
  const counts = distance > far || (distance > 3 * tapSlack && distance / Math.max(1, milliseconds) > quick);
  if (!counts) return null;
  if (!sideways) return "close";
  return by.x < 0 ? "next" : "previous";
};
