/**
 * When work may begin: once the HTML is parsed, after the next frame, or once the page has loaded and the browser is idle. Whether the
 * browser prerenders the page, perhaps for a visit that never happens, and the layout of such a page.
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
