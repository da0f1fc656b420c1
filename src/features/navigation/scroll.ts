/** Where the window scrolls when the page changes (specification §2). */
import { endJump, isHistoryMove, jumpTo, positionOfEntry } from "./scroll-position";
import { isPlainClick, linkOfClick } from "../../lib/dom/clicks";
import { afterPaint } from "../../lib/dom/when-ready";
import { decodedPath } from "../../lib/text/decoded-path";
import { closeNavigation } from "./close-menus";

interface RouterProps {
  readonly location: Location & {
    readonly key?: string;
    readonly state?: unknown;
  };
}

interface ScrollArgs {
  readonly prevRouterProps?: RouterProps;
  readonly routerProps: RouterProps;
}

/** State of a navigation that only updates the URL to match the page, such as a filter: nothing scrolls. */
export const noScroll = { stay: true } as const;

const keepsScroll = (state: unknown): boolean => typeof state === "object" && state !== null && "stay" in state;

/**
 * Scrolls to the part named by the hash, once the router has moved the focus to the new page: Chromium 112, unlike 121, stops a smooth scroll
 * when the focus moves.
 */
const scrollToPart = (hash: string): void =>
  afterPaint(() => document.getElementById(decodedPath(hash.slice(1)))?.scrollIntoView());

/** Scrolls to the stored position. If there is none, another page starts at the top or at the part named by the hash. */
const returnTo = (position: number | undefined, samePage: boolean, hash: string): void => {
  if (position !== undefined || (!samePage && hash === "")) jumpTo(position ?? 0);
  else if (!samePage) scrollToPart(hash);
};

/**
 * Gatsby's `shouldUpdateScroll`: after a click on a link, the window scrolls to the top (see `scrollToTop`) or, if the link has a hash,
 * to that part. Back and forward return to where the page was left. The position of the first page is left to the browser. Gatsby itself
 * never scrolls.
 */
export const scrollForRoute = ({ prevRouterProps, routerProps }: ScrollArgs): false => {
  const { key, pathname, hash, state } = routerProps.location;
  if (prevRouterProps === undefined) return false;
  const samePage = prevRouterProps.location.pathname === pathname;
  if (isHistoryMove(key)) returnTo(positionOfEntry(key), samePage, hash);
  else if (hash !== "") scrollToPart(hash);
  else if (!(samePage && keepsScroll(state))) scrollToTop(!samePage && isAtEnd());
  return false;
};

/**
 * Whether the window is at the end of the page. The browser clamps the scroll position there if the previous page was longer and was scrolled
 * further down.
 */
const isAtEnd = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY >= scrollHeight - clientHeight - 1;
};

/**
 * Scrolls to the top smoothly, or instantly if the visitor prefers reduced motion or if `isMoved`: Chromium stops a smooth
 * scroll that begins in the same frame in which a shorter page has moved the position.
 */
const scrollToTop = (isMoved = false): void => {
  endJump();
  const isInstant = isMoved || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isInstant ? "instant" : "smooth" });
};

/** While the application is not loaded, a link to the current page scrolls to the top instead of reloading. */
export const scrollToTopOnLinksToCurrentPage = (): void =>
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = linkOfClick(event);
    if (link === null || link.matches("[data-language]") || link.href !== location.href || link.hash !== "") return;
    event.preventDefault();
    closeNavigation();
    scrollToTop();
  });
