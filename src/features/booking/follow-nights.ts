/** Updates the check of a stay (`stay.ts`) when the availability changes. Part of the booking panel's chunk. */
import { type StayRules, hasGapDiscount, stayObstacle } from "../../lib/booking/availability";
import type { Day } from "../../lib/booking/days";
import {
  type KnownNights,
  availabilityStore,
  knownOfSuite,
  recentNights,
  refreshAvailability,
} from "./availability-store";
import { nightsOf, type StayCheck, stayCheckStore } from "./stay";

/** The owner's rates, and the most nights that the booking engine takes. */
export type OwnRules = Required<Pick<StayRules, "rates" | "maxNights">>;

/** The rules that a stay is checked against: the availability, if it is recent, and those of the owner. */
export const rulesOf = ({ availability, at }: KnownNights, own: OwnRules): StayRules => ({
  ...own,
  availability: recentNights(availability, at),
});

/** Builds the check from these rules. */
export const checkBy = (rules: StayRules, today: Day): StayCheck => ({
  obstacle: (stay) => (nightsOf(stay) === 0 ? null : stayObstacle(stay, rules, today)),
  hasGapDiscount: (stay) => hasGapDiscount(stay, rules, today),
});

/**
 * Requests the availability and updates the check that bar and dock use, now and after each response. `suite`: the chosen
 * one, in a house with several. Returns a stop function.
 */
export const followNights = (own: OwnRules, today: Day, suite: string | undefined): (() => void) => {
  const update = () => stayCheckStore.set(checkBy(rulesOf(knownOfSuite(availabilityStore.get(), suite), own), today));
  update();
  void refreshAvailability();
  return availabilityStore.subscribe(update);
};
