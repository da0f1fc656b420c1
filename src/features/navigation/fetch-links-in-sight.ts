/** Data and code of the pages that links in sight lead to, fetched while the visitor reads: a page takes two journeys there and back. */
import { watchLinksInSight } from "./links-in-sight";
import { pageOfLink } from "./page-of-link";
import { rendersAhead } from "./render-ahead";

/** Pages fetched at each rest. */
const atOnce = 3;

/** Begins to fetch, where the browser does not render pages ahead. Once. */
export const fetchLinksInSight = (): void =>
  watchLinksInSight((links) => {
    if (rendersAhead()) return;
    const pages = new Set(links.flatMap((link) => pageOfLink(link) ?? []));
    [...pages].slice(0, atOnce).forEach((page) => window.___loader.hovering(page));
  });
