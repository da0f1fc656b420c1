import { type RefObject, useLayoutEffect, useReducer } from "react";

/** CSS pixels that one arrow key press moves a zoomed photograph. */
const panStep = 120;

/** The zoom of the current photograph, reset when the photograph changes, and functions for keys and buttons to change it. */
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
  /** Pans by one step. `{ x: 1, y: 0 }` looks to the right, so the photograph moves left. */
  const look = ({ x, y }: { readonly x: number; readonly y: number }) =>
    dispatch({ type: "move", by: { x: -x * panStep, y: -y * panStep }, stage: stage(), picture });
  return { zoom, dispatch, change, look };
};

/**
 * Scale of the photograph, and its offset from the centre of the stage in CSS pixels. Points are also measured from the
 * centre of the stage.
 */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export type ZoomAction =
  /** Scales by a factor around the point `at`: pinch, wheel, button or key. */
  | {
      readonly type: "scale";
      readonly factor: number;
      readonly at: Point;
      readonly stage: Size;
      readonly picture: Size;
    }
  | { readonly type: "move"; readonly by: Point; readonly stage: Size; readonly picture: Size }
  /** Moves the point `at` to the centre: a tap on a zoomed photograph. */
  | { readonly type: "centre"; readonly at: Point; readonly stage: Size; readonly picture: Size }
  /** Zooms in at the point `at`, or out again: a double tap. */
  | { readonly type: "toggle"; readonly at: Point; readonly stage: Size; readonly picture: Size }
  | { readonly type: "reset" };

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;
/** Factor of one press of a zoom button or zoom key. */
const zoomStep = 1.6;
const toggleScale = 2.5;

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Size of a picture at scale 1, at which it fits into the stage. */
export const fitted = (picture: Size, stage: Size): Size => {
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
};

/** Limits the offset, so that the picture covers the stage; a side smaller than the stage is centred. */
const withinStage = ({ scale, x, y }: Zoom, stage: Size, picture: Size): Zoom => {
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
      return withinStage(scaled(zoom, scale, action.at), action.stage, action.picture);
    }
    case "move":
      return withinStage({ ...zoom, x: zoom.x + action.by.x, y: zoom.y + action.by.y }, action.stage, action.picture);
    case "centre":
      return withinStage({ ...zoom, x: zoom.x - action.at.x, y: zoom.y - action.at.y }, action.stage, action.picture);
    case "toggle":
      return zoom.scale > 1 ? whole : withinStage(scaled(zoom, toggleScale, action.at), action.stage, action.picture);
    case "reset":
      return whole;
  }
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
