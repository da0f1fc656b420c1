/** What the site adds to Gatsby's navigation: the spinner, transitions, and pages fetched before the visitor asks for them. */
import { beginRoute, endRoute } from "../loading/route-loading";
import { arrival } from "./arrival";
import { closeMenus } from "./close-menus";
import { linkAway } from "./page-of-link";
import { forgetPressed, goWithTransition, pageArrived } from "./page-transition";
import { rendersAhead } from "./render-ahead";
import { entryStands, leaveEntry, stepTaken, watchPositions } from "./scroll-position";
import { showTextFace } from "./text-face";

/** The page that stands now. */
let here = window.location.pathname;

/** Begins to watch. Once, before the first page is rendered. */
export const watchNavigation = (): void => {
  const go = window.___navigate;
  window.___navigate = (to: string | number, options?: Parameters<typeof go>[1]) => {
    beginRoute();
    closeMenus();
    if (typeof to === "number") return go(to);
    goWithTransition(go, to, options);
  };
  // A page that the browser renders needs no data here.
  const { hovering } = window.___loader;
  window.___loader.hovering = (page) => (rendersAhead() ? undefined : hovering(page));
  watchPositions();
  window.addEventListener("popstate", () => {
    stepTaken(window.location.pathname === here);
    // A step inside a page, such as from picture to picture, is no navigation; one back to it ends the way to another.
    if (window.location.pathname === here) {
      endRoute();
      return;
    }
    forgetPressed();
    beginRoute();
    closeMenus();
  });
  document.addEventListener("pointerdown", fetchAhead, { passive: true });
  // The browser may keep the page as it is when it is left, and show it again.
  window.addEventListener("pagehide", endRoute);
};

/** Fetches the page of a link while it is still being pressed; a mouse over it, Gatsby's own links notice. */
const fetchAhead = ({ target }: Event): void => {
  const away = linkAway(target);
  if (away !== null) window.___loader.hovering(away.page);
};

/** A page is about to be rendered: it is styled and laid out once, in the face it may show. */
export const routeComes = (pathname: string): void => {
  leaveEntry();
  // On the page that is being read nothing changes its look, whatever its address says after the #.
  if (pathname !== here) showTextFace();
};

/**
 * A page has arrived. One that does not exist is loaded whole, so that the server answers with the right status and the
 * not-found page of the address's language.
 */
export const routeArrived = (pathname: string, isFirst: boolean): void => {
  here = pathname;
  entryStands();
  endRoute();
  pageArrived();
  if (!isFirst) window.dispatchEvent(new Event(arrival));
  if (!isFirst && window.___loader.isPageNotFound(pathname)) window.location.reload();
};
