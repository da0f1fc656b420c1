import type { Move } from "./step";

/** What a key means in the viewer. Escape closes by itself: the viewer is a native dialog. */
export type KeyMeaning =
  | { readonly type: "step"; readonly move: Move }
  | { readonly type: "zoom"; readonly direction: "in" | "out" | "whole" }
  /** Which way the gaze wanders over a zoomed photograph. */
  | { readonly type: "look"; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const steps: Readonly<Record<string, Move>> = { ArrowRight: "next", ArrowLeft: "previous", Home: "first", End: "last" };
const zooms: Readonly<Record<string, "in" | "out" | "whole">> = { "+": "in", "=": "in", "-": "out", "0": "whole" };
const looks: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Arrows step through whole photographs and look around in zoomed ones. Null for keys that mean nothing here. */
export const meaningOf = ({ key, altKey, ctrlKey, metaKey }: Key, zoomed: boolean): KeyMeaning | null => {
  if (altKey || ctrlKey || metaKey) return null;
  const look = looks[key];
  if (zoomed && look !== undefined) return { type: "look", x: look[0], y: look[1] };
  const direction = zooms[key];
  if (direction !== undefined) return { type: "zoom", direction };
  const move = steps[key];
  return move === undefined ? null : { type: "step", move };
};
