/** Where the visitor is on the way to: a part that is gone must not cost them the link they have pressed. */
import { isPlainClick } from "../../lib/dom/plain-click";

let way: { readonly from: string; readonly to: string } | undefined;

const pressedLink = ({ target }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([target],[download])") : null;

/** Notes down each link to another page of the site; whatever else is pressed ends the way. */
export const watchTheWay = (): void => {
  document.addEventListener(
    "click",
    (event) => {
      const link = isPlainClick(event) ? pressedLink(event) : null;
      const leads = link?.origin === location.origin && link.pathname !== location.pathname;
      way = leads ? { from: location.href, to: link.href } : undefined;
    },
    true,
  );
};

/** Loads anew: the page the visitor is on the way to, otherwise the one that is open. */
export const loadAnew = (): void => {
  if (way?.from === location.href) location.assign(way.to);
  else location.reload();
};
