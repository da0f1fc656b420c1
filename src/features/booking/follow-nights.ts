/** Keeps the check of a stay (`stay-check.ts`) as the nights are known. Part of the booking panel's chunk. */
import { type StayRules, hasGapDiscount, stayObstacle } from "../../lib/booking/availability";
import type { Day } from "../../lib/booking/days";
import type { Rates } from "../../lib/booking/rates";
import { type KnownNights, availabilityStore, recentNights, refreshAvailability } from "./availability-store";
import { nightsOf } from "./stay";
import { type StayCheck, stayCheckStore } from "./stay-check";

/** What a stay is held against: the last answer on the nights where it is recent, and the owner's rates. */
export const rulesOf = ({ availability, at }: KnownNights, rates: Rates | null): StayRules => ({
  availability: recentNights(availability, at),
  rates,
});

/** The check by these rules. */
export const checkBy = (rules: StayRules, today: Day): StayCheck => ({
  obstacle: (stay) => (nightsOf(stay) === 0 ? null : stayObstacle(stay, rules, today)),
  hasGapDiscount: (stay) => hasGapDiscount(stay, rules, today),
});

/** Asks for the nights and tells bar and dock what they mean for a stay, now and with each answer. Returns the way to stop. */
export const followNights = (rates: Rates | null, today: Day): (() => void) => {
  const tell = () => stayCheckStore.set(checkBy(rulesOf(availabilityStore.get(), rates), today));
  tell();
  void refreshAvailability();
  return availabilityStore.subscribe(tell);
};
