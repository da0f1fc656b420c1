/**
 * Has the browser lay the page out now. A page that is rendered ahead is not drawn, and what has changed in it would otherwise be laid out
 * only when its visitor is waiting for it.
 */
export const layOut = (): void => void document.documentElement.getBoundingClientRect();
