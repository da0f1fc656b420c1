/** Events which show that a visitor is about to do something, the weakest last. */
export const intentEvents = [
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  "pointermove",
] as const;

/** Events that often lead to nothing: for these, the application is loaded only after the page has loaded. */
export const weakIntent: readonly string[] = ["focusin", "wheel", "scroll", "pointermove"];

/** Whether a pointer event has no movement: browsers report the pointer's position to a new page as a `pointermove`. */
export const isStationary = ({ type, movementX, movementY }: Event & Partial<MouseEvent>): boolean =>
  type === "pointermove" && movementX === 0 && movementY === 0;
