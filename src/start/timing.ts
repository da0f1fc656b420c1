/** When work of the start scripts may begin, so that it never delays the visitor. */
import { afterPaint, forceLayout, isPrerendering, whenIdle } from "../lib/dom/when-ready";

/**
 * Calls back once the page is shown: immediately, or for a prerendered page after its activation. Until then, a
 * prerendered page must not send, store or measure anything, because the visit may never happen.
 */
export const whenActivated = (then: () => void): void => {
  if (!isPrerendering()) return then();
  whenIdle(forceLayout, 1000);
  document.addEventListener("prerenderingchange", () => afterPaint(then), { once: true });
};

/** A visitor who has neither scrolled nor pressed for this many milliseconds counts as reading. */
const still = 1500;

/**
 * Returns a function which, when it is called, waits until the visitor is reading and then calls `then`, only once. Until
 * then, the pages that the browser prerenders have the connection to themselves.
 */
export const whenReading = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const signs = ["scroll", "pointerdown"] as const;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const sign of signs) document.removeEventListener(sign, wait, true);
      then();
    }, still);
  };
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) document.addEventListener(sign, wait, { passive: true, capture: true });
    wait();
  };
};
