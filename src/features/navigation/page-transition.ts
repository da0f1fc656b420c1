/** Page changes as view transitions, where the browser has them and the visitor does not mind motion. */
import { type Navigate, pageOf } from "./gatsby-runtime";

let arrived: (() => void) | null = null;
let frames: typeof window.requestAnimationFrame | null = null;

/**
 * While a transition waits for the new page the browser draws no frames, and Gatsby's router waits for one before it
 * renders: each would wait for the other until the transition times out after four seconds. So what asks for a frame
 * meanwhile is called at once.
 */
const doWithoutFrames = (): void => {
  frames ??= window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
};

const backToFrames = (): void => {
  if (frames !== null) window.requestAnimationFrame = frames;
  frames = null;
};

/** The new page stands: lets a running transition show it. */
export const pageArrived = (): void => {
  backToFrames();
  arrived?.();
  arrived = null;
};

const isElsewhere = (page: string | null): page is string =>
  page !== null && page.split("?")[0] !== window.location.pathname;

const hasTransitions = (): boolean =>
  "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Pages asked for so far: one that comes when another has been asked for since is not wanted any more. */
let asked = 0;

/** The visitor has gone elsewhere by the browser's own buttons: the page that was pressed for is not wanted any more. */
export const forgetPressed = (): void => {
  asked += 1;
};

/**
 * Goes to a page. Its data and code are fetched first, so that the picture of the old page, which cannot be used meanwhile,
 * stands only for the moment of the change itself.
 */
export const goWithTransition = (go: Navigate, to: string, options: Parameters<Navigate>[1]): void => {
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
          doWithoutFrames();
          go(to, options);
        }),
    );
    // A transition that is skipped, by a newer one or a hidden tab, is no failure: the page has changed all the same.
    transition.ready.catch(backToFrames);
    transition.finished.catch(() => undefined);
  });
};
