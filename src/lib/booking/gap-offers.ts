/**
 * Free nights between two stays as offers: only short gaps in the near future, and only if the owner shows them. Pure
 * function.
 */
import { type StayDays, type StayRules, gapsBetween, stayObstacle } from "./availability.ts";
import { type Day, nightsBetween } from "./days.ts";
import { minimumNights } from "./rates.ts";

export interface GapOffer extends StayDays {
  /** The minimum stay that does not apply to this offer; null if the offer is not below it. */
  readonly liftedMinimum: number | null;
}

/**
 * Gaps of the next 60 days that can be booked as a whole. A gap below the minimum stay is only included if the owner
 * lifts the minimum for gaps.
 */
export const gapOffers = (rules: StayRules, today: Day): readonly GapOffer[] => {
  const { availability, rates } = rules;
  if (availability === null || rates?.gaps.offered !== true) return [];
  return gapsBetween(availability, today)
    .map(([arrival, departure]) => ({ arrival, departure }))
    .filter((stay) => stayObstacle(stay, rules, today) === null)
    .map((stay) => {
      const least = minimumNights(rates, stay.arrival);
      return { ...stay, liftedMinimum: nightsBetween(stay.arrival, stay.departure) < least ? least : null };
    });
};
