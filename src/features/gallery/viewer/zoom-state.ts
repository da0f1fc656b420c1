import type { Point, Size } from "./points";

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
  /** Brings what lies under `at` into the middle: a drag without dragging. */
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
