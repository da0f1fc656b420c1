/**
 * Pages of links in sight, fetched while the visitor reads: on a phone no pointer comes near a link before it is pressed, and a
 * page takes two journeys there and back.
 */
import { mayPreload } from "../../lib/may-preload";
import { pageOfLink } from "./page-of-link";

/** Reading begins when nothing has been scrolled for so long, in milliseconds. */
const rest = 500;
/** Pages fetched at each rest: those of the links nearest the middle of the window. */
const atOnce = 3;

const distance = (link: HTMLElement): number => {
  const { top, bottom } = link.getBoundingClientRect();
  const isOut = bottom <= 0 || top >= window.innerHeight || bottom === top;
  return isOut ? Infinity : Math.abs((top + bottom) / 2 - window.innerHeight / 2);
};

/** Pages that links in the text lead to, those nearest the middle of the window first; none that are out of sight. */
const pagesInSight = (): string[] => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
    .map((link) => ({ page: pageOfLink(link), distance: distance(link) }))
    .filter((link): link is { page: string; distance: number } => link.page !== null && link.distance < Infinity)
    .sort((one, other) => one.distance - other.distance);
  return [...new Set(links.map(({ page }) => page))].filter((page) => page !== window.location.pathname);
};

const fetchThem = (): void =>
  pagesInSight()
    .slice(0, atOnce)
    .forEach((page) => window.___loader.hovering(page));

let timer: ReturnType<typeof setTimeout> | undefined;

/** A page stands, or has been scrolled: its links are fetched when nothing more happens. Not for a mouse, and not on dear data. */
export const fetchLinksInSight = (): void => {
  clearTimeout(timer);
  if (window.matchMedia("(hover: hover)").matches || !mayPreload(navigator)) return;
  timer = setTimeout(fetchThem, rest);
};

/** Begins to watch. Once. */
export const watchReading = (): void => {
  fetchLinksInSight();
  window.addEventListener("scroll", fetchLinksInSight, { passive: true });
};
