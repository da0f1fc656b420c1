/** What the site adds to Gatsby's navigation: the spinner, transitions, and pages fetched when the visitor reaches for a link. */
import { beginRoute, endRoute } from "../loading/route-loading";
import { pageOf } from "./gatsby-runtime";
import { goWithTransition, pageArrived } from "./page-transition";

/** Begins to watch. Once, before the first page is rendered. */
export const watchNavigation = (): void => {
  const go = window.___navigate;
  window.___navigate = (to: string | number, options?: Parameters<typeof go>[1]) => {
    beginRoute();
    if (typeof to === "number") go(to);
    else goWithTransition(go, to, options);
  };
  window.addEventListener("popstate", beginRoute);
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, fetchAhead, { passive: true });
};

/** Fetches the page of the link that is touched or focused; a mouse over it, Gatsby's own links notice. */
const fetchAhead = ({ type, target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (link === null || link.target === "_blank" || link.dataset["language"] !== undefined) return;
  if (type === "focusin" && saving) return;
  const page = pageOf(link.href);
  if (page !== null && !/\.\w+$/.test(page.split("?")[0] ?? "")) window.___loader.hovering(page);
};

/**
 * A page has arrived. One that does not exist is loaded whole, so that the server answers with the right status and the
 * not-found page of the address's language.
 */
export const routeArrived = (pathname: string, isFirst: boolean): void => {
  endRoute();
  pageArrived();
  if (!isFirst && window.___loader.isPageNotFound(pathname)) window.location.reload();
};
