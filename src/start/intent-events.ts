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
