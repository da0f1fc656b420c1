/** The popovers that are open. A browser that knows none refuses even the question. */
export const openPopovers = (): readonly HTMLElement[] =>
  "popover" in HTMLElement.prototype ? [...document.querySelectorAll<HTMLElement>(":popover-open")] : [];
