/** The current nights for the lists of the suite page. Loaded when a guest opens one of the lists. */
import { isStale, nightsOfSuite } from "../../lib/booking/availability";
import { todayIn } from "../../lib/booking/days";
import type { Rates } from "../../lib/booking/rates";
import { nightsToShow } from "../../lib/booking/offered-nights";
import { availabilityStore, refreshAvailability } from "./availability-store";
import type { ShownNights } from "./house-nights";

/** Null if no availability is known, or if the calendars have never been read. */
export const renewedNights = async (
  rates: Rates | null,
  suite: string | undefined,
  now: number = Date.now(),
): Promise<ShownNights | null> => {
  await refreshAvailability(now);
  const { availability: known, at } = availabilityStore.get();
  const availability = nightsOfSuite(known, suite);
  if (availability === null || availability.checkedAt === null) return null;
  return {
    checkedAt: availability.checkedAt,
    isStale: isStale(availability, at),
    ...nightsToShow(availability, rates, todayIn(availability.zone, new Date(now))),
  };
};
