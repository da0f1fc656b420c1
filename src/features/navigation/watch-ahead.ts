/** Which pages are rendered, or fetched, ahead: those that the visitor reaches for, and on a phone those of links in sight. */
import { aheadAttribute } from "../../config/speculation-rules";
import { mayPreload } from "../../lib/may-preload";
import { watchLinksInSight } from "./links-in-sight";
import { pageOfLink } from "./page-of-link";
import { canRenderAhead, followRules, renderAhead } from "./render-ahead";

/** A mouse that stays on a link so long, in milliseconds, may be about to press it. */
const hover = 80;
/** Pages rendered at each rest, and in all while one page is read: each is fetched with its pictures. */
const atOnce = 2;
const inAll = 8;
/** Pages whose data are fetched at each rest. */
const fetchedAtOnce = 3;

/** The link to another page of the site that something is part of. */
const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const leaves = link !== null && pageOfLink(link) !== null && link.pathname !== window.location.pathname;
  return leaves ? link : null;
};

const isAhead = (target: EventTarget | null): boolean => linkOf(target)?.hasAttribute(aheadAttribute) === true;

const renderThoseInSight = (): void => {
  const rendered = new Set<string>();
  watchLinksInSight((links) => {
    const nearest = links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
    const wanted = nearest.slice(0, atOnce).filter(({ href }) => rendered.has(href) || rendered.size < inAll);
    wanted.forEach(({ href }) => rendered.add(href));
    renderAhead(wanted);
  });
};

const renderWhatIsReachedFor = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reach = (wait: number) => (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event.target);
    if (link !== null) timer = setTimeout(() => renderAhead([link]), wait);
  };
  document.addEventListener("mouseover", reach(hover), { passive: true });
  document.addEventListener("focusin", reach(hover), { passive: true });
  document.addEventListener("pointerdown", reach(0), { passive: true });
  // What the browser has ready it shows sooner than the application could: the application does not hear of such a click.
  document.addEventListener("click", (event) => isAhead(event.target) && event.stopPropagation(), true);
};

/** Where the browser renders nothing ahead, the application, once it is there, fetches data and code of the pages. */
const fetchThoseInSight = (): void =>
  watchLinksInSight((links) => {
    if (!("___loader" in window)) return;
    const pages = new Set(links.flatMap((link) => pageOfLink(link) ?? []));
    [...pages].slice(0, fetchedAtOnce).forEach((page) => window.___loader.hovering(page));
  });

/** Begins to watch. Once; does nothing where data are dear. */
export const watchAhead = (): void => {
  if (!mayPreload(navigator)) return;
  if (!canRenderAhead()) return fetchThoseInSight();
  followRules();
  renderThoseInSight();
  renderWhatIsReachedFor();
};
