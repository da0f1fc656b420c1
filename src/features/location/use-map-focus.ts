import { useEffect, useRef } from "react";
import type { MapState } from "./use-interactive-map";

/** Marks what takes the focus in a state of the map: the question, the button or the live map. */
export const takesFocus = { "data-takes-focus": "" } as const;

/**
 * Keeps the focus in a map whose buttons go when they are pressed: it moves on to what has come in their place. Only
 * after a press in here, and never from somebody who has gone elsewhere meanwhile.
 */
export const useMapFocus = (state: MapState) => {
  const map = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || map.current === null) return;
    // What loads becomes live or fails, and what is live may yet fail: the same press has brought that about.
    pressed.current = state === "loading" || state === "live";
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !map.current.contains(activeElement);
    if (isElsewhere) return;
    map.current.querySelector<HTMLElement>("[data-takes-focus]")?.focus({ preventScroll: true });
  }, [state]);
  return {
    /** For the element that holds every state of the map. */
    map,
    /** To be told of every press of a button that changes the state. */
    press: () => {
      pressed.current = true;
    },
  };
};
