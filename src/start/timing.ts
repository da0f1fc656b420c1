/** When work of the start scripts may begin, so that it never delays what the visitor sees or does. */
import { isPrerendering, forceLayout } from "../lib/dom/prerendering";
/**
 * Calls back after the next frame, so that the visitor first sees the effect of what they did. A hidden tab draws no frames and does not wait
 * for one.
 */
export const afterPaint = (then: () => void): void => {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
};

/**
 * Calls back once the page has loaded and the browser is idle, `timeout` milliseconds after loading at the latest.
 */
export const whenIdle = (then: () => void, timeout = 10_000): void => {
  const rest = (): void => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(then, { timeout });
    else setTimeout(then, Math.min(timeout, 2000));
  };
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
};

/**
 * Calls back once the page is shown: at once, or for a prerendered page after its activation. Until then a prerendered page must send, store and
 * measure nothing, because its visit may never come.
 */
export const whenActivated = (then: () => void): void => {
  if (!isPrerendering()) return then();
  whenIdle(forceLayout, 1000);
  document.addEventListener("prerenderingchange", () => afterPaint(then), { once: true });
};

/** A visitor who has neither scrolled nor pressed for this many milliseconds is reading. */
const still = 1500;

/**
 * Returns a function that waits until the visitor is reading, then calls back, once. Prerendered pages have the connection to themselves until
 * then.
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
