/** Maps keys and gestures to actions of the viewer. */
import { isPlainKey, type Key, type Move, moveOfKey } from "../photo";

/** The action of a key in the viewer. Escape has none here, because the browser itself closes a dialog on Escape. */
export type KeyAction =
  | { readonly type: "step"; readonly move: Move }
  | { readonly type: "zoom"; readonly direction: "in" | "out" | "whole" }
  /** Pans a zoomed photograph. `x: 1` looks to the right, `y: 1` looks down. */
  | { readonly type: "look"; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

const zooms: Readonly<Record<string, "in" | "out" | "whole">> = { "+": "in", "=": "in", "-": "out", "0": "whole" };
const looks: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The action of a key; null if it has none. The left and right arrow keys step through photographs; all four pan a zoomed one. */
export const keyActionOf = (event: Key, zoomed: boolean): KeyAction | null => {
  if (!isPlainKey(event)) return null;
  const { key } = event;
  const look = looks[key];
  if (zoomed && look !== undefined) return { type: "look", x: look[0], y: look[1] };
  const direction = zooms[key];
  if (direction !== undefined) return { type: "zoom", direction };
  const move = moveOfKey(event);
  return move === null ? null : { type: "step", move };
};

export type Swipe = "next" | "previous" | "close";

/** Minimum distance of a slow drag in CSS pixels, and minimum speed of a flick in CSS pixels per millisecond. */
const minDistance = 72;
const minSpeed = 0.45;
/** Maximum movement of a tap, in CSS pixels. */
export const tapSlack = 8;

/** The action of a finished drag over an unzoomed photograph: sideways steps, downwards closes. Null if upwards, too short or slow. */
export const swipeOf = (by: Point, milliseconds: number): Swipe | null => {
  const sideways = Math.abs(by.x) > Math.abs(by.y);
  const length = sideways ? Math.abs(by.x) : by.y;
  const counts = length > minDistance || (length > 3 * tapSlack && length / Math.max(1, milliseconds) > minSpeed);
  if (!counts) return null;
  if (!sideways) return "close";
  return by.x < 0 ? "next" : "previous";
};

/** A point on the stage, measured from its centre in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Position of a pointer, measured from the centre of an element, and the size of that element. */
export const placeOn = (element: Element, event: { readonly clientX: number; readonly clientY: number }) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    at: { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 },
    stage: { width, height },
  };
};
