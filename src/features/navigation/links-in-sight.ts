/** Which links a visitor without a mouse may be about to press: on a phone no pointer comes near a link before it is pressed. */
import { mayPreload } from "../../lib/may-preload";
import { linkAway } from "./page-of-link";
import { arrival } from "./arrival";

/** Reading begins when nothing has been scrolled for so long, in milliseconds. */
const rest = 500;

/** Eyes rest above the middle of a telephone's window: so far down, of its height. */
const eyes = 0.4;

/** A page of the site, and the links in sight that lead to it. */
export interface LinkedPage {
  readonly page: string;
  readonly links: readonly HTMLAnchorElement[];
}

/** How much a link invites a press: what is seen of it, in square pixels, less the further it is from the eyes; 0 out of sight. */
const weigh = (link: HTMLElement): number => {
  const { top, bottom, width } = link.getBoundingClientRect();
  const { innerHeight } = window;
  const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width;
  const distance = Math.abs((top + bottom) / 2 - innerHeight * eyes) / innerHeight;
  return seen * Math.max(0.05, 1 - distance);
};

/** The pages that links in the text lead to, the most inviting first; none whose links are out of sight. */
const pagesInSight = (): readonly LinkedPage[] => {
  const pages = new Map<string, { page: string; links: HTMLAnchorElement[]; weight: number }>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
    // What a closed disclosure holds has a place of its own, and is not seen.
    if ("checkVisibility" in link && !link.checkVisibility()) continue;
    const page = linkAway(link)?.page;
    const weight = page === undefined ? 0 : weigh(link);
    if (page === undefined || weight === 0) continue;
    const known = pages.get(page) ?? { page, links: [], weight: 0 };
    known.links.push(link);
    pages.set(page, { ...known, weight: known.weight + weight });
  }
  return [...pages.values()].sort((one, other) => other.weight - one.weight);
};

/**
 * Calls back with the pages that links in sight lead to, the most inviting first, whenever the visitor has stopped scrolling, another page has
 * come, or the application. Not for a mouse, and not on dear data.
 */
export const watchLinksInSight = (then: (pages: readonly LinkedPage[]) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (window.matchMedia("(hover: hover)").matches || !mayPreload(navigator)) return;
    timer = setTimeout(() => then(pagesInSight()), rest);
  };
  wait();
  window.addEventListener("scroll", wait, { passive: true });
  window.addEventListener(arrival, wait);
  window.addEventListener("app-ready", wait);
};
