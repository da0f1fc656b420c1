import { type Dispatch, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { distance, middle, minus, placeOn, type Point, type Size, type ZoomAction } from "./use-zoom";

/** Offset of the photographs in CSS pixels; `held` disables the transition while dragging and for the first frame after a swipe. */
interface Drag {
  readonly x: number;
  readonly y: number;
  readonly held: boolean;
}

interface GestureOptions {
  /** Intrinsic size of the photograph. */
  readonly picture: Size;
  readonly zoomed: boolean;
  readonly zoom: Dispatch<ZoomAction>;
  /** Whether there is another photograph to swipe to. */
  readonly canStep: boolean;
  readonly onSwipe: (swipe: Swipe) => void;
}

interface Press {
  readonly at: Point;
  readonly time: number;
  moved: boolean;
  pinched: boolean;
}

const atRest: Drag = { x: 0, y: 0, held: false };
/** Maximum time in milliseconds and distance in CSS pixels between the taps of a double tap. */
const doubleTap = { time: 320, distance: 36 };

const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest("button, a") !== null;

/** Touch, pen and mouse gestures on the stage: swipe, pull down, pinch, pan, tap and double tap. */
export const useGestures = ({ picture, zoomed, zoom, canStep, onSwipe }: GestureOptions) => {
  const [drag, setDrag] = useState(atRest);
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | null>(null);
  const lastTap = useRef({ at: { x: 0, y: 0 }, time: -doubleTap.time });

  // After a swipe the new photograph starts where the drag ended, and moves to its place from the next frame on.
  useEffect(() => {
    if (!drag.held || press.current !== null) return;
    const frame = requestAnimationFrame(() => setDrag(atRest));
    return () => cancelAnimationFrame(frame);
  }, [drag]);

  const tap = (at: Point, stage: Size) => {
    const time = performance.now();
    const isSecond =
      time - lastTap.current.time < doubleTap.time && distance(lastTap.current.at, at) < doubleTap.distance;
    lastTap.current = { at, time: isSecond ? -doubleTap.time : time };
    if (isSecond) zoom({ type: "toggle", at, stage, picture });
    else if (zoomed) zoom({ type: "centre", at, stage, picture });
  };

  const release = (by: Point, milliseconds: number, stage: Size) => {
    const swipe = swipeOf(by, milliseconds);
    const jump = { next: stage.width, previous: -stage.width };
    const steps = swipe !== null && swipe !== "close" && canStep;
    setDrag(steps ? { x: by.x + jump[swipe], y: 0, held: true } : atRest);
    if (steps || swipe === "close") onSwipe(swipe);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isControl(event.target)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { at } = placeOn(event.currentTarget, event);
    pointers.current.set(event.pointerId, at);
    if (press.current === null) press.current = { at, time: performance.now(), moved: false, pinched: false };
    else {
      press.current.pinched = true;
      setDrag(atRest);
    }
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined || press.current === null) return;
    const { at, stage } = placeOn(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, at);
    if (distance(at, press.current.at) > tapSlack) press.current.moved = true;
    if (other !== undefined) {
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      zoom({ type: "scale", factor, at: middle(at, other), stage, picture });
      zoom({ type: "move", by: minus(middle(at, other), middle(before, other)), stage, picture });
    } else if (zoomed) {
      zoom({ type: "move", by: minus(at, before), stage, picture });
    } else if (press.current.moved && !press.current.pinched) {
      const { x, y } = minus(at, press.current.at);
      const sideways = Math.abs(x) > Math.abs(y);
      setDrag({ x: sideways && canStep ? x : 0, y: sideways ? 0 : Math.max(0, y), held: true });
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const ended = press.current;
    if (!pointers.current.delete(event.pointerId) || ended === null || pointers.current.size > 0) return;
    press.current = null;
    const { at, stage } = placeOn(event.currentTarget, event);
    if (event.type === "pointercancel" || ended.pinched) setDrag(atRest);
    else if (!ended.moved) tap(at, stage);
    else if (!zoomed) release(minus(at, ended.at), performance.now() - ended.time, stage);
  };

  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } };
};

/** Makes Ctrl+wheel, which is also the event of a touchpad pinch, zoom the photograph instead of the page. */
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

export type Swipe = "next" | "previous" | "close";

/** Minimum distance of a slow drag in CSS pixels, and minimum speed of a flick in CSS pixels per millisecond. */
const minDistance = 72;
const minSpeed = 0.45;
/** Maximum movement of a tap, in CSS pixels. */
const tapSlack = 8;

/**
 * The action of a finished drag over an unzoomed photograph: a step if the drag goes sideways, `close` if it goes down. Null if
 * it goes up, or is neither far nor fast enough.
 */
export const swipeOf = (by: Point, milliseconds: number): Swipe | null => {
  const sideways = Math.abs(by.x) > Math.abs(by.y);
  const length = sideways ? Math.abs(by.x) : by.y;
  const counts = length > minDistance || (length > 3 * tapSlack && length / Math.max(1, milliseconds) > minSpeed);
  if (!counts) return null;
  if (!sideways) return "close";
  return by.x < 0 ? "next" : "previous";
};
