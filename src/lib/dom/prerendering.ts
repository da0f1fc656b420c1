/** Pages that the browser prerenders, perhaps for a visit that never happens. */

/** Whether the browser is prerendering this page. */
export const isPrerendering = (): boolean => "prerendering" in document && document.prerendering === true;

/**
 * Forces a layout now. A prerendered page is not painted, so its changes would otherwise be laid out only when the page
 * is shown, and the visitor would wait.
 */
export const forceLayout = (): void => void document.documentElement.getBoundingClientRect();
