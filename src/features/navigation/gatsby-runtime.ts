/** The parts of Gatsby's runtime that are available on `window`, the pages that links lead to, and the event of a new page. */

export interface Navigate {
  (to: number): void;
  (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
}

interface Loader {
  /** Fetches a page's data and code; never rejects. */
  readonly loadPage: (path: string) => Promise<unknown>;
  /** Prefetches a page that the visitor is likely to open. */
  hovering: (path: string) => void;
  readonly isPageNotFound: (path: string) => boolean;
}

declare global {
  interface Window {
    ___navigate: Navigate;
    ___loader: Loader;
    /** If true, the next navigation loads a new document. Gatsby sets it in its own registration of a service worker, which the site does not use. */
    ___swUpdated?: boolean;
  }
}

/** Makes the next navigation load a new document, instead of changing the page in this one. */
export const leaveDocumentNext = (): void => {
  window.___swUpdated = true;
};

/** The path with its query, as Gatsby names a page; null for a URL outside the site. */
export const pageOf = (to: string): string | null => {
  const { origin, pathname, search } = new URL(to, window.location.href);
  return origin === window.location.origin ? pathname + search : null;
};

/**
 * The page that a link opens in this window and language, as Gatsby names it; null for a file, an external URL or a
 * link that opens elsewhere.
 */
const pageOfLink = (link: HTMLAnchorElement): string | null => {
  if (link.target === "_blank" || link.dataset["language"] !== undefined) return null;
  const page = pageOf(link.href);
  return page === null || /\.\w+$/.test(page.split("?")[0] ?? "") ? null : page;
};

/** The link that contains the target, with the page it leads to, if that is another page of the site; otherwise null. */
export const linkToPage = (
  target: EventTarget | null,
): { readonly link: HTMLAnchorElement; readonly page: string } | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const page = link === null ? null : pageOfLink(link);
  return link === null || page === null || link.pathname === window.location.pathname ? null : { link, page };
};

/**
 * Name of the event dispatched on `window` after each navigation in the same document, as soon as the page is rendered. The page may be
 * the same with another query or hash.
 */
export const pageArrived = "page-arrived";

declare global {
  interface WindowEventMap {
    "page-arrived": Event;
  }
}
