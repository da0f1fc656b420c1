/** Page changes as view transitions, if the browser supports them and the visitor does not prefer reduced motion. */
import { type Navigate, pageOf } from "./gatsby-runtime";

let arrived: (() => void) | null = null;
let frames: typeof window.requestAnimationFrame | null = null;

/**
 * While a transition waits for the new page, the browser draws no frames, and Gatsby's router waits for a frame before
 * it renders. The browser would end this deadlock by a timeout after four seconds. To avoid it, frame callbacks
 * meanwhile run in a timer.
 */
const replaceAnimationFrames = (): void => {
  frames ??= window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
};

const restoreAnimationFrames = (): void => {
  if (frames !== null) window.requestAnimationFrame = frames;
  frames = null;
};

/** The new page is rendered: a running transition can now show it. */
export const finishTransition = (): void => {
  restoreAnimationFrames();
  arrived?.();
  arrived = null;
};

const isElsewhere = (page: string | null): page is string =>
  page !== null && page.split("?")[0] !== window.location.pathname;

const hasTransitions = (): boolean =>
  "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Counts the navigations, so that the result of an outdated one is ignored. */
let asked = 0;

/** Cancels a pending navigation: the visitor has used the browser's back or forward button. */
export const cancelNavigation = (): void => {
  asked += 1;
};

/**
 * Navigates to a page. Its data and code are fetched before the transition starts, because during the transition the
 * page does not respond to the visitor.
 */
export const navigateWithTransition = (go: Navigate, to: string, options: Parameters<Navigate>[1]): void => {
  const page = pageOf(to);
  if (!isElsewhere(page)) return go(to, options);
  const mine = (asked += 1);
  void window.___loader.loadPage(page).then(() => {
    if (mine !== asked) return;
    if (!hasTransitions()) return go(to, options);
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          arrived = resolve;
          replaceAnimationFrames();
          go(to, options);
        }),
    );
    // A skipped transition (because of a newer one or a hidden tab) is no failure: the page has changed nevertheless.
    transition.ready.catch(restoreAnimationFrames);
    transition.finished.catch(() => undefined);
  });
};
