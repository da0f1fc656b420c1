import { useMemo } from "react";
import { type Stay, withinRoom } from "../../lib/booking/engine";
import { useTabStay } from "../../lib/booking/stay-store";
import { useSite } from "./site-context";

/**
 * The stay of this tab with no more guests than the suite takes. The built page shows the usual number of guests, which
 * may be too many for it.
 */
export const useStay = (): Stay => {
  const stay = useTabStay();
  const { maxGuests } = useSite().bookingEngine;
  return useMemo(() => withinRoom(stay, { maxGuests }), [stay, maxGuests]);
};
