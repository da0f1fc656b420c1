/** The messages between pages and the service worker, and the names of the caches that both use. */

/** A page that is open in a window. */
export interface OpenPage {
  /** The path it was built for, which may differ from the URL. */
  readonly path: string;
  readonly stamp: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly openedAt: number;
}

export type ToWorker =
  /** Take control now: the visitor has accepted the new version. */
  | { readonly type: "activate" }
  /** Take control if at most one page is open. */
  | { readonly type: "activate-if-alone" }
  /** Respond on the message's port with the build's id. */
  | { readonly type: "build" }
  /** Respond on the message's port whether the page is current. */
  | { readonly type: "is-current"; readonly page: OpenPage }
  /** A page was visited: cache it and what it has loaded. */
  | { readonly type: "visit"; readonly path: string; readonly seen: readonly string[] }
  /** Store a page permanently with all its pictures; respond on the message's port whether everything was stored. */
  | { readonly type: "keep"; readonly path: string };

/**
 * Name of the cache for permanently stored pages. It has their pictures and, under each page's path, an empty response that marks the
 * page as stored. The pages themselves are in the build's cache.
 */
export const keptForGood = "kept";

/** Prefix of the names of the caches with visited pages. Each build has its own. */
export const pageCachePrefix = "site-";
