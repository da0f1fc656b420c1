/** Which visible links a visitor without a mouse is likely to press. With a mouse, hovering over a link shows the intention. */
import { isDisplayed } from "../../lib/dom/shown-elements";
import { mayPreload } from "../../lib/preload";
import { pageArrived, linkToPage } from "./gatsby-runtime";

/** Time without scrolling after which scrolling counts as stopped, in milliseconds. */
const scrollPause = 500;

/** Where people look on a phone: distance from the top as a share of the window's height. */
const readingHeight = 0.4;

/** A page of the site, and the visible links that lead to it. */
export interface LinkedPage {
  readonly page: string;
  readonly links: readonly HTMLAnchorElement[];
}

/**
 * How likely a link is to be pressed: its visible area in square pixels, reduced by its distance from where people
 * look; 0 if not visible.
 */
const weightOf = (link: HTMLElement): number => {
  const { top, bottom, width } = link.getBoundingClientRect();
  const { innerHeight } = window;
  const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width;
  const distance = Math.abs((top + bottom) / 2 - innerHeight * readingHeight) / innerHeight;
  return seen * Math.max(0.05, 1 - distance);
};

/** The pages to which visible links in `main` lead, the most likely first. */
const visiblePages = (): readonly LinkedPage[] => {
  const pages = new Map<string, { page: string; links: HTMLAnchorElement[]; weight: number }>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
    if (!isDisplayed(link)) continue;
    const page = linkToPage(link)?.page;
    const weight = page === undefined ? 0 : weightOf(link);
    if (page === undefined || weight === 0) continue;
    const known = pages.get(page) ?? { page, links: [], weight: 0 };
    known.links.push(link);
    pages.set(page, { ...known, weight: known.weight + weight });
  }
  return [...pages.values()].sort((one, other) => other.weight - one.weight);
};

/**
 * Calls `onPages` with the pages of visible links, the most likely first: shortly after this call, and whenever scrolling stops, the page
 * changes or the application becomes ready. Never if the visitor has a mouse, or if `mayPreload` is false.
 */
export const watchVisibleLinks = (onPages: (pages: readonly LinkedPage[]) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    if (window.matchMedia("(hover: hover)").matches || !mayPreload(navigator)) return;
    timer = setTimeout(() => onPages(visiblePages()), scrollPause);
  };
  restartTimer();
  window.addEventListener("scroll", restartTimer, { passive: true });
  window.addEventListener(pageArrived, restartTimer);
  window.addEventListener("app-ready", restartTimer);
};
