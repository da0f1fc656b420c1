import { type RefObject, useLayoutEffect, useReducer } from "react";
import type { Point, Size } from "./viewer-input";

/** CSS pixels that one press of an arrow moves a zoomed photograph. */
const panStep = 120;

/** The zoom of the photograph on show, which starts whole with every photograph, and the ways of keys and buttons to change it. */
export const useZoom = (slug: string, picture: Size, box: RefObject<HTMLElement>) => {
  const [zoom, dispatch] = useReducer(zoomReducer, whole);
  useLayoutEffect(() => dispatch({ type: "reset" }), [slug]);
  const stage = (): Size => box.current?.getBoundingClientRect() ?? { width: 1, height: 1 };

  const change = (direction: "in" | "out" | "whole") => {
    const factor = direction === "in" ? zoomStep : 1 / zoomStep;
    const action: ZoomAction =
      direction === "whole"
        ? { type: "reset" }
        : { type: "scale", factor, at: { x: 0, y: 0 }, stage: stage(), picture };
    dispatch(action);
  };
  /** Pans by one step: right is `{ x: 1, y: 0 }`, so that the photograph moves left. */
  const look = ({ x, y }: { readonly x: number; readonly y: number }) =>
    dispatch({ type: "move", by: { x: -x * panStep, y: -y * panStep }, stage: stage(), picture });
  return { zoom, dispatch, change, look };
};

/**
 * How the photograph stands in the viewer's stage: its scale, and how far it is moved from the middle, in CSS pixels.
 * Points are given from the middle of the stage, too.
 */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export type ZoomAction =
  /** Scales by a factor so that what lies under `at` stays there: a pinch, the wheel, a button. */
  | {
      readonly type: "scale";
      readonly factor: number;
      readonly at: Point;
      readonly stage: Size;
      readonly picture: Size;
    }
  | { readonly type: "move"; readonly by: Point; readonly stage: Size; readonly picture: Size }
  /** Moves the point `at` to the middle, as a tap on a zoomed photograph does. */
  | { readonly type: "centre"; readonly at: Point; readonly stage: Size; readonly picture: Size }
  /** A double tap: in to where it was, or out again. */
  | { readonly type: "toggle"; readonly at: Point; readonly stage: Size; readonly picture: Size }
  | { readonly type: "reset" };

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;
/** What one press of a zoom button, or a double tap, does. */
export const zoomStep = 1.6;
const toggleScale = 2.5;

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** How large a picture is that fits into the stage at scale 1. */
export const fitted = (picture: Size, stage: Size): Size => {
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
};

/** Keeps the picture's edges at or beyond the stage's, or in the middle where it is smaller. */
const held = ({ scale, x, y }: Zoom, stage: Size, picture: Size): Zoom => {
  if (scale <= 1) return whole;
  const size = fitted(picture, stage);
  const reach = {
    x: Math.max(0, (size.width * scale - stage.width) / 2),
    y: Math.max(0, (size.height * scale - stage.height) / 2),
  };
  return { scale, x: between(x, -reach.x, reach.x), y: between(y, -reach.y, reach.y) };
};

const scaled = (zoom: Zoom, scale: number, at: Point): Zoom => {
  const factor = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor };
};

export const zoomReducer = (zoom: Zoom, action: ZoomAction): Zoom => {
  switch (action.type) {
    case "scale": {
      const scale = between(zoom.scale * action.factor, 1, maxScale);
      return held(scaled(zoom, scale, action.at), action.stage, action.picture);
    }
    case "move":
      return held({ ...zoom, x: zoom.x + action.by.x, y: zoom.y + action.by.y }, action.stage, action.picture);
    case "centre":
      return held({ ...zoom, x: zoom.x - action.at.x, y: zoom.y - action.at.y }, action.stage, action.picture);
    case "toggle":
      return zoom.scale > 1 ? whole : held(scaled(zoom, toggleScale, action.at), action.stage, action.picture);
    case "reset":
      return whole;
  }
};
