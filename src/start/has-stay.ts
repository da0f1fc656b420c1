/** Whether there may be a stay to show. Part of the inline script, so it must be small. */
import { namesSuite } from "../lib/booking/chosen-suite";
import { keptStayKey } from "../lib/booking/kept-stay";
import { namesStay } from "../lib/booking/stay-query";
import { readStored } from "../lib/storage";

/** Whether the query contains a stay or, in a house with several suites, names a suite, or the tab has stored a stay. */
export const hasStay = (search: string): boolean =>
  namesStay(search) || namesSuite(search) || readStored(keptStayKey, "sessionStorage") !== null;
