/** Pages that the browser prerenders for a visit that may never come. */

/** Whether the browser is prerendering this page. */
export const isPrerendering = (): boolean => "prerendering" in document && document.prerendering === true;

/**
 * Forces a layout now. A prerendered page is not painted, so that changes in it would otherwise be laid out only when it is shown and its visitor
 * waits.
 */
export const forceLayout = (): void => void document.documentElement.getBoundingClientRect();
