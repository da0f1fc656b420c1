/** Updates the check of a stay (`stay.ts`) when the availability changes. Loaded with the booking panel, or by `use-nights.ts`. */
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

/**
 * Builds the check from what is known of the nights of `suite`, which is undefined in a house with one suite. The check says nothing about
 * a stay in another suite: the page may already show that suite while its nights are still being loaded.
 */
export const checkBy = (known: KnownNights, own: OwnRules, today: Day, suite: string | undefined): StayCheck => {
  const rules = rulesOf(known, own);
  const isKnown = known.asked || rules.availability !== null;
  return {
    obstacle: (stay) => (stay.suite !== suite || nightsOf(stay) === 0 ? null : stayObstacle(stay, rules, today)),
    hasGapDiscount: (stay) => (stay.suite !== suite || !isKnown ? undefined : hasGapDiscount(stay, rules, today)),
  };
};

/**
 * Requests the availability and updates the check that bar and dock use, now and after each response. `suite`: the chosen
 * suite, in a house with several. Returns a stop function.
 */
export const followNights = (own: OwnRules, today: Day, suite: string | undefined): (() => void) => {
  const update = () => stayCheckStore.set(checkBy(knownOfSuite(availabilityStore.get(), suite), own, today, suite));
  update();
  void refreshAvailability();
  return availabilityStore.subscribe(update);
};
