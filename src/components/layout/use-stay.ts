import { useMemo } from "react";
import { type Stay, withinMaxGuests } from "../../lib/booking/engine";
import { useTabStay } from "../../lib/booking/stay-store";
import { useSite } from "./site-context";

/**
 * The stay of this tab, with no more guests than the suite takes: the stay of the built page has the default number of
 * guests, which may be too many for the suite.
 */
export const useStay = (): Stay => {
  const stay = useTabStay();
  const { maxGuests } = useSite().bookingEngine;
  return useMemo(() => withinMaxGuests(stay, { maxGuests }), [stay, maxGuests]);
};
