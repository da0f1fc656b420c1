/** Page changes as view transitions, where the browser has them and the visitor does not prefer reduced motion. */
import { type Navigate, pageOf } from "./gatsby-runtime";

let arrived: (() => void) | null = null;
let frames: typeof window.requestAnimationFrame | null = null;

/**
 * While a transition waits for the new page the browser draws no frames, and Gatsby's router waits for a frame before it renders. To avoid
 * that deadlock, which ends by a timeout of four seconds, frame callbacks run in a timer meanwhile.
 */
const replaceAnimationFrames = (): void => {
  frames ??= window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
};

const restoreAnimationFrames = (): void => {
  if (frames !== null) window.requestAnimationFrame = frames;
  frames = null;
};

/** The new page is rendered: a running transition may show it. */
export const finishTransition = (): void => {
  restoreAnimationFrames();
  arrived?.();
  arrived = null;
};

const isElsewhere = (page: string | null): page is string =>
  page !== null && page.split("?")[0] !== window.location.pathname;

const hasTransitions = (): boolean =>
  "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Counts the navigations: the result of one that is no longer the latest is ignored. */
let asked = 0;

/** Cancels a pending navigation: the visitor has used the browser's back or forward button. */
export const cancelNavigation = (): void => {
  asked += 1;
};

/**
 * Navigates to a page. Its data and code are fetched first, because the snapshot of the old page cannot be used during the transition.
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
    // A skipped transition (a newer one, a hidden tab) is no failure: the page has changed all the same.
    transition.ready.catch(restoreAnimationFrames);
    transition.finished.catch(() => undefined);
  });
};
