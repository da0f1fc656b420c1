import { useEffect } from "react";
import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import type { Rates } from "../../lib/booking/rates";
import { preloadChunk } from "../errors/preload-error";
import { nightsOf } from "./stay";

/**
 * On a page without the booking panel, loads and follows the taken nights once both days are chosen, because the total depends on them:
 * `stayPrice` gives no total if a night is taken or, for a stay that may fill a gap, until the nights are known.
 */
export const useNights = (stay: Stay, rates: Rates | null, today: MaybeDay): void => {
  const {
    suite,
    bookingEngine: { maxNights },
  } = useSite();
  const id = suite?.slug;
  const isNeeded = today !== "" && rates !== null && nightsOf(stay) > 0;
  useEffect(() => {
    if (!isNeeded) return;
    let isCancelled = false;
    let stop: (() => void) | undefined;
    // If the code cannot be loaded, every stay keeps its total, except one that may fill a gap, which has none.
    void preloadChunk(() => import("./availability-store"))
      .then(({ followNights }) => {
        if (!isCancelled) stop = followNights({ rates, maxNights }, today, id);
      })
      .catch(() => undefined);
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [isNeeded, rates, maxNights, today, id]);
};
