/** What pages and the service worker say to each other. */

export type ToWorker =
  /** Take over now: the visitor wants the new version. */
  | { readonly type: "activate" }
  /** Take over if no other page is open. */
  | { readonly type: "activate-if-alone" }
  /** Answer on the message's port with your build's name. */
  | { readonly type: "build" }
  /** A page was visited: keep it, and what it has loaded. */
  | { readonly type: "visit"; readonly path: string; readonly seen: readonly string[] };
