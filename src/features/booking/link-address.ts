/** Where a Book Now link leads. */
import { stayNamesOf } from "../../lib/booking/book-now-attributes";
import { type Day, todayIn } from "../../lib/booking/days";
import { type Stay, withStay } from "../../lib/booking/engine-address";

/** The link's address with a stay added, unless it already names one. `stayOn` answers the stay for the house's day. */
export const linkAddress = (link: HTMLAnchorElement, stayOn: (today: Day) => Stay): string => {
  const names = stayNamesOf(link);
  return names === undefined || new URL(link.href).searchParams.has(names.arrival)
    ? link.href
    : withStay(link.href, names, stayOn(todayIn(names.timeZone)));
};
