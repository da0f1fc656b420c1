/**
 * When work may begin, so that it never delays the visitor: once the HTML is parsed, after the next frame, once the page has loaded and the
 * browser is idle, once a prerendered page is shown, or once the visitor is reading.
 */

/** Resolves once the document's HTML is parsed: before that, elements may be missing or have only a part of their text. */
export const whenParsed = async (): Promise<void> => {
  if (document.readyState !== "loading") return;
  await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed, { once: true }));
};

/**
 * Calls back after the next frame, so that the effect of the visitor's action is drawn first. A hidden tab draws no
 * frames, so in a hidden tab the function does not wait for a frame.
 */
export const afterPaint = (then: () => void): void => {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
};

/**
 * Calls back once the page has loaded and the browser is idle, at most `timeout` milliseconds after loading or, if the page has loaded already,
 * after the call.
 */
export const whenIdle = (then: () => void, timeout = 10_000): void => {
  const rest = (): void => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(then, { timeout });
    else setTimeout(then, Math.min(timeout, 2000));
  };
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
};

/** Whether the browser is prerendering this page. */
export const isPrerendering = (): boolean => "prerendering" in document && document.prerendering === true;

/**
 * Forces a layout now. A prerendered page is not painted, so its changes would otherwise be laid out only when the page
 * is shown, and the visitor would wait.
 */
export const forceLayout = (): void => void document.documentElement.getBoundingClientRect();

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
const readingAfter = 1500;

/**
 * Returns a function which, when it is called, waits until the visitor is reading and then calls `then`, only once. Until
 * then, nothing competes for the connection with the pages that the browser prerenders.
 */
export const whenReading = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const signs = ["scroll", "pointerdown"] as const;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const sign of signs) document.removeEventListener(sign, wait, true);
      then();
    }, readingAfter);
  };
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) document.addEventListener(sign, wait, { passive: true, capture: true });
    wait();
  };
};
