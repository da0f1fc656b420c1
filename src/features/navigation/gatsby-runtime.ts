/** The parts of Gatsby's runtime that are reached through window. */

export interface Navigate {
  (to: number): void;
  (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
}

interface Loader {
  /** Fetches a page's data and code; never rejects. */
  readonly loadPage: (path: string) => Promise<unknown>;
  /** The same, for a page that the visitor is likely to want. */
  hovering: (path: string) => void;
  readonly isPageNotFound: (path: string) => boolean;
}

declare global {
  interface Window {
    ___navigate: Navigate;
    ___loader: Loader;
  }
}

/** The path with its query, as Gatsby names a page; null for an address outside the site. */
export const pageOf = (to: string): string | null => {
  const { origin, pathname, search } = new URL(to, window.location.href);
  return origin === window.location.origin ? pathname + search : null;
};
