/** The link that was pressed, if it opens in this window. */
export const pressedLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target],[download])") : null;

/** The same, if it leads to another page of the site. */
export const linkToOtherPage = (press: Event): HTMLAnchorElement | null => {
  const link = pressedLink(press);
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : null;
};
