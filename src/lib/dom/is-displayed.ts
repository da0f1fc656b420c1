/**
 * Whether an element is displayed: one in a closed `<details>` has a position in the layout, but is not. In a browser without
 * `checkVisibility`, such as Safari before 17.4, every element counts as displayed.
 */
export const isDisplayed = (element: Element): boolean => !("checkVisibility" in element) || element.checkVisibility();
