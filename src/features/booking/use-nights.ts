import { useEffect } from "react";
import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { type Rates, mayGetGapDiscount } from "../../lib/booking/rates";

/**
 * Keeps the check of the stay up to date on a page without the booking panel, if the total of the stay depends on the taken nights. Until
 * these are known, no total is stated (`stayPrice`).
 */
export const useNights = (stay: Stay, rates: Rates | null, today: MaybeDay): void => {
  const {
    suite,
    bookingEngine: { maxNights },
  } = useSite();
  const id = suite?.slug;
  const isNeeded = today !== "" && mayGetGapDiscount(stay, rates);
  useEffect(() => {
    if (!isNeeded) return;
    let left = false;
    let stop: (() => void) | undefined;
    // If the code cannot be loaded, messages stay without a total.
    void import("./availability-store")
      .then(({ followNights }) => {
        if (!left) stop = followNights({ rates, maxNights }, today, id);
      })
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [isNeeded, rates, maxNights, today, id]);
};
