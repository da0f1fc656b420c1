import { element } from "./element";

/**
 * Has the browser look up a host and connect to it ahead of the first request. Both hints: not every browser knows the second. Not
 * `crossorigin`: scripts, map tiles and the booking page are fetched with credentials, for which browsers open a connection of its own.
 */
export const hintConnection = (origin: string): void => {
  for (const rel of ["dns-prefetch", "preconnect"]) {
    document.head.append(element("link", { rel, href: origin }));
  }
};
