import { type Dispatch, type RefObject, useEffect } from "react";
import { type Size, placeOn } from "./points";
import type { ZoomAction } from "./zoom-state";

/** The wheel with Ctrl, which is also how a pinch on a touchpad arrives, zooms into the photograph and not into the page. */
export const useWheelZoom = (stage: RefObject<HTMLElement>, picture: Size, zoom: Dispatch<ZoomAction>): void => {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom({ type: "scale", factor: Math.exp(-event.deltaY / 160), picture, ...placeOn(element, event) });
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage, picture, zoom]);
};
