/** Finds displayed elements and open popovers, with fallbacks for browsers without `checkVisibility` or popovers. */

/**
 * Whether an element is displayed. An element in a closed `<details>` has a position in the layout, but is not displayed. In a
 * browser without `checkVisibility`, such as Safari before 17.4, every element counts as displayed.
 */
export const isDisplayed = (element: Element): boolean => !("checkVisibility" in element) || element.checkVisibility();

/** The open popovers. Browsers without popovers throw on the selector, so they get an empty list. */
export const openPopovers = (): readonly HTMLElement[] =>
  "popover" in HTMLElement.prototype ? [...document.querySelectorAll<HTMLElement>(":popover-open")] : [];
