/** The open popovers. Browsers without popovers throw on the selector, so they get an empty list. */
export const openPopovers = (): readonly HTMLElement[] =>
  "popover" in HTMLElement.prototype ? [...document.querySelectorAll<HTMLElement>(":popover-open")] : [];
