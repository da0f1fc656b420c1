import { type RefObject, useLayoutEffect, useReducer } from "react";
import type { Size } from "./points";
import { type ZoomAction, whole, zoomReducer, zoomStep } from "./zoom-state";

/** CSS pixels that one press of an arrow moves a zoomed photograph. */
const lookBy = 120;

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
  /** Moves the gaze by one step: right is `{ x: 1, y: 0 }`, so that the photograph goes left. */
  const look = ({ x, y }: { readonly x: number; readonly y: number }) =>
    dispatch({ type: "move", by: { x: -x * lookBy, y: -y * lookBy }, stage: stage(), picture });
  return { zoom, dispatch, change, look };
};
