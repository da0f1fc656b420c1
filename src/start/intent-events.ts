/** Signs that a visitor is about to do something, weakest last. */
export const intentEvents = [
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  "pointermove",
] as const;

/** Signs that may well lead nowhere: the page may finish loading first. */
export const weakIntent: readonly string[] = ["focusin", "wheel", "scroll", "pointermove"];

/**
 * Whether an event is a sign of nothing: browsers tell a new page where the pointer lies, as though it had moved there. A
 * pointer that moves says so again.
 */
export const isStill = ({ type, movementX, movementY }: Event & Partial<MouseEvent>): boolean =>
  type === "pointermove" && movementX === 0 && movementY === 0;
