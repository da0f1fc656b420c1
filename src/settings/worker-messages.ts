/** What pages and the service worker say to each other. */

/** A page as it stands in a window. */
export interface OpenPage {
  /** The path it was built for, whatever address shows it. */
  readonly path: string;
  readonly stamp: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly openedAt: number;
}

export type ToWorker =
  /** Take over now: the visitor wants the new version. */
  | { readonly type: "activate" }
  /** Take over if no other page is open. */
  | { readonly type: "activate-if-alone" }
  /** Answer on the message's port with your build's name. */
  | { readonly type: "build" }
  /** Answer on the message's port whether the page is what your build shows. */
  | { readonly type: "is-current"; readonly page: OpenPage }
  /** A page was visited: keep it, and what it has loaded. */
  | { readonly type: "visit"; readonly path: string; readonly seen: readonly string[] }
  /** Keep a page for good, with all its pictures; answer on the message's port whether all of it is there. */
  | { readonly type: "keep"; readonly path: string };

/** The cache of what is kept for good: pictures, and under each page's path the list of its pictures. */
export const keptForGood = "kept";
