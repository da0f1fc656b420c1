/**
 * What the site adds to Gatsby's navigation: the loading indicator, view transitions, scroll positions, the fonts of the next page, closing
 * of menus, and prefetching of pressed links.
 */
import { startRouteLoading, endRouteLoading } from "../loading/loading-store";
import { pageArrived, linkToPage, type Navigate, pageOf } from "./gatsby-runtime";
import { closeMenus } from "./close-menus";
import { applyNextPageFonts } from "./next-page-fonts";
import { hasSpeculationRules } from "./prerender";
import { entryShown, leaveEntry, historyMoved, watchPositions } from "./scroll-position";

/** Path of the page that is shown. */
let shownPath = window.location.pathname;

export const pathShown = (): string => shownPath;

/** Call it once, before the first page is rendered. */
export const watchNavigation = (): void => {
  const go = window.___navigate;
  window.___navigate = (to: string | number, options?: Parameters<typeof go>[1]) => {
    startRouteLoading();
    closeMenus();
    if (typeof to === "number") return go(to);
    navigateWithTransition(go, to, options);
  };
  // If the browser prerenders pages, Gatsby need not prefetch a page when the mouse is over its link.
  const { hovering } = window.___loader;
  window.___loader.hovering = (page) => (hasSpeculationRules() ? undefined : hovering(page));
  watchPositions();
  window.addEventListener("popstate", () => {
    historyMoved(window.location.pathname === shownPath);
    // A pending navigation is cancelled.
    navigationCount += 1;
    // A step within a page, such as back from an open photograph, loads no page.
    if (window.location.pathname === shownPath) {
      endRouteLoading();
      return;
    }
    startRouteLoading();
    closeMenus();
  });
  document.addEventListener("pointerdown", prefetchPressedPage, { passive: true });
  // If the browser restores this page from its back/forward cache, the page must not show the indicator.
  window.addEventListener("pagehide", endRouteLoading);
};

/**
 * Fetches the data and code of a link's page as soon as the link is pressed, unless the browser prerenders pages. Gatsby does this on
 * hover, which touch screens do not have.
 */
const prefetchPressedPage = ({ target }: Event): void => {
  const linked = linkToPage(target);
  if (linked !== null) window.___loader.hovering(linked.page);
};

/** Call before a page is rendered. The fonts are set at this point, so that the page is laid out only once. */
export const beforeRouteUpdate = (pathname: string): void => {
  leaveEntry();
  // A page keeps its fonts when only the hash changes.
  if (pathname !== shownPath) applyNextPageFonts();
};

/**
 * Call after a page has been rendered. The not-found page is reloaded, so that the server responds with the right
 * status and in the language of the URL. Gatsby finds a page only under the path and query with which it was loaded.
 */
export const routeUpdated = ({ pathname, search }: Pick<Location, "pathname" | "search">, isFirst: boolean): void => {
  shownPath = pathname;
  entryShown();
  endRouteLoading();
  finishTransition();
  if (!isFirst) window.dispatchEvent(new Event(pageArrived));
  if (!isFirst && window.___loader.isPageNotFound(pathname + search)) window.location.reload();
};

/** Tells the running view transition that the new page is rendered. */
let resolveUpdate: (() => void) | null = null;
let nativeRequestFrame: typeof window.requestAnimationFrame | null = null;

/**
 * While a transition waits for the new page, the browser draws no frames, and Gatsby's router waits for a frame before
 * it renders. The browser would end this deadlock by a timeout after four seconds. To avoid it, frame callbacks
 * meanwhile run in a timer.
 */
const replaceAnimationFrames = (): void => {
  nativeRequestFrame ??= window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
};

const restoreAnimationFrames = (): void => {
  if (nativeRequestFrame !== null) window.requestAnimationFrame = nativeRequestFrame;
  nativeRequestFrame = null;
};

/** The new page is rendered: a running transition can now show it. */
export const finishTransition = (): void => {
  restoreAnimationFrames();
  resolveUpdate?.();
  resolveUpdate = null;
};

const isOtherPage = (page: string | null): page is string =>
  page !== null && page.split("?")[0] !== window.location.pathname;

/** Whether page changes are view transitions: the browser supports them and the visitor does not prefer reduced motion. */
const hasTransitions = (): boolean =>
  "startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Counts the navigations, so that the result of an outdated one is ignored. */
let navigationCount = 0;

/**
 * Navigates to a page. Its data and code are fetched before the transition starts, because during the transition the
 * page does not respond to the visitor.
 */
export const navigateWithTransition = (go: Navigate, to: string, options: Parameters<Navigate>[1]): void => {
  const page = pageOf(to);
  if (!isOtherPage(page)) return go(to, options);
  const thisNavigation = (navigationCount += 1);
  void window.___loader.loadPage(page).then(() => {
    if (thisNavigation !== navigationCount) return;
    if (!hasTransitions()) return go(to, options);
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          resolveUpdate = resolve;
          replaceAnimationFrames();
          go(to, options);
        }),
    );
    // A skipped transition (because of a newer one or a hidden tab) is no failure: the page has changed nevertheless.
    transition.ready.catch(restoreAnimationFrames);
    transition.finished.catch(() => undefined);
  });
};
