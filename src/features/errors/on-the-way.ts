/** Where the visitor is on the way to: a part that is gone must not cost them the link they have pressed. */
import { isPlainClick } from "../../lib/dom/plain-click";
import { linkToOtherPage } from "../../lib/dom/pressed-link";
import { arrival } from "../navigation/arrival";

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
  const forget = () => {
    way = undefined;
  };
  for (const elsewhere of ["popstate", arrival]) window.addEventListener(elsewhere, forget);
  window.addEventListener("pageshow", ({ persisted }) => persisted && forget());
};

/** Where a pressed link leads whose page has not come yet. */
const ahead = (): string | undefined => (way?.from === location.href ? way.to : undefined);

/** Whether a link to another page has been pressed that has not come yet. */
export const isOnTheWay = (): boolean => ahead() !== undefined;

/** Loads anew: the page the visitor is on the way to, otherwise the one that is open. */
export const loadAnew = (): void => {
  const to = ahead();
  if (to === undefined) location.reload();
  else location.assign(to);
};
