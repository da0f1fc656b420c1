/** Clicks on links. */

/** Whether a click is with the main button and without modifier keys; otherwise the browser may open a new tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link that was clicked, if it opens in this window. */
export const linkOfClick = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target],[download])") : null;

/** The link that was clicked, if it opens another page of the site in this window. */
export const linkToOtherPage = (click: Event): HTMLAnchorElement | null => {
  const link = linkOfClick(click);
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
};
