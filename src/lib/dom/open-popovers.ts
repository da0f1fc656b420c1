/** The open popovers; none in a browser without popovers, which throws on the selector. */
export const openPopovers = (): readonly HTMLElement[] =>
  "popover" in HTMLElement.prototype ? [...document.querySelectorAll<HTMLElement>(":popover-open")] : [];
