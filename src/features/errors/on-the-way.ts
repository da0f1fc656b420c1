/** Where the visitor is on the way to: a part that is gone must not cost them the link they have pressed. */
import { isPlainClick } from "../../lib/dom/plain-click";
import { linkToOtherPage } from "../../lib/dom/pressed-link";

let way: { readonly from: string; readonly to: string } | undefined;

/** Notes down each link to another page of the site; whatever else is pressed ends the way. */
export const watchTheWay = (): void => {
  document.addEventListener(
    "click",
    (event) => {
      const link = isPlainClick(event) ? linkToOtherPage(event) : null;
      way = link === null ? undefined : { from: location.href, to: link.href };
    },
    true,
  );
};

/** Loads anew: the page the visitor is on the way to, otherwise the one that is open. */
export const loadAnew = (): void => {
  if (way?.from === location.href) location.assign(way.to);
  else location.reload();
};
