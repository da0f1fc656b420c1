/**
 * What the site adds to Gatsby's navigation: the loading indicator, view transitions, scroll positions, the fonts of the next page, closing
 * of menus, and prefetching of pressed links.
 */
import { startRouteLoading, endRouteLoading } from "../loading/loading-store";
import { arrival, linkToPage } from "./gatsby-runtime";
import { closeMenus } from "./close-menus";
import { cancelNavigation, navigateWithTransition, finishTransition } from "./page-transition";
import { applyNextPageFonts } from "./next-page-fonts";
import { hasSpeculationRules } from "./prerender";
import { entryShown, leaveEntry, historyMoved, watchPositions } from "./scroll-position";

/** Path of the page that is shown. */
let here = window.location.pathname;

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
    historyMoved(window.location.pathname === here);
    cancelNavigation();
    // A step within a page, such as back from an open photograph, loads no page.
    if (window.location.pathname === here) {
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
  const away = linkToPage(target);
  if (away !== null) window.___loader.hovering(away.page);
};

/** Call before a page is rendered. The fonts are set at this point, so that the page is laid out only once. */
export const beforeRouteUpdate = (pathname: string): void => {
  leaveEntry();
  // A page keeps its fonts when only the hash changes.
  if (pathname !== here) applyNextPageFonts();
};

/**
 * Call after a page has been rendered. The not-found page is reloaded, so that the server responds with the right
 * status and in the language of the URL.
 */
export const routeUpdated = (pathname: string, isFirst: boolean): void => {
  here = pathname;
  entryShown();
  endRouteLoading();
  finishTransition();
  if (!isFirst) window.dispatchEvent(new Event(arrival));
  if (!isFirst && window.___loader.isPageNotFound(pathname)) window.location.reload();
};
