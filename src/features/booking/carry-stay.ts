/**
 * Has Book Now carry the stay that this tab chose earlier where the browser follows the link by itself: before the application
 * has come, and for the guest's own gestures for a new tab or window.
 */
import { bookNowAttribute } from "../../lib/booking/book-now-attributes";
import { keptStay } from "./kept-stay";
import { linkAddress } from "./link-address";
import { emptyStay } from "./stay";

const onClick = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${bookNowAttribute}]`) : null;
  if (link === null) return;
  const plain = link.href;
  const carrying = linkAddress(link, (today) => keptStay(today) ?? emptyStay);
  if (carrying === plain) return;
  link.href = carrying;
  // Once the link has been followed it is as it was: another stay may be chosen before it is pressed again.
  setTimeout(() => {
    if (link.href === carrying) link.href = plain;
  });
};

/** Begins to listen, before everything else that hears of a click. */
export const carryStay = (): void => {
  for (const type of ["click", "auxclick"]) document.addEventListener(type, onClick, true);
};
