/** Which links a visitor without a mouse may be about to press: on a phone no pointer comes near a link before it is pressed. */
import { mayPreload } from "../../lib/may-preload";
import { pageOfLink } from "./page-of-link";
import { arrival } from "./arrival";

/** Reading begins when nothing has been scrolled for so long, in milliseconds. */
const rest = 500;

const distance = (link: HTMLElement): number => {
  const { top, bottom } = link.getBoundingClientRect();
  const isOut = bottom <= 0 || top >= window.innerHeight || bottom === top;
  return isOut ? Infinity : Math.abs((top + bottom) / 2 - window.innerHeight / 2);
};

/** Links in the text to other pages of the site, those nearest the middle of the window first; none that are out of sight. */
const linksInSight = (): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
    // What is not laid out yet is out of sight, and asking where it stands would have it laid out.
    .filter((link) => !("checkVisibility" in link) || link.checkVisibility({ contentVisibilityAuto: true }))
    .map((link) => ({ link, page: pageOfLink(link), distance: distance(link) }))
    .filter(({ page, distance }) => page !== null && page !== window.location.pathname && distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ link }) => link);

/**
 * Calls back with the links in sight, nearest the middle first, whenever the visitor has stopped scrolling, another page has
 * come, or the application. Not for a mouse, and not on dear data.
 */
export const watchLinksInSight = (then: (links: readonly HTMLAnchorElement[]) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (window.matchMedia("(hover: hover)").matches || !mayPreload(navigator)) return;
    timer = setTimeout(() => then(linksInSight()), rest);
  };
  wait();
  window.addEventListener("scroll", wait, { passive: true });
  window.addEventListener(arrival, wait);
  window.addEventListener("app-ready", wait);
};
