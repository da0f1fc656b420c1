/** Free nights between two stays as offers (stay §5): few, soon, and only where the owner wants them shown. Pure. */
import { type StayDays, type StayRules, gapsBetween, stayObstacle } from "./availability.ts";
import { type Day, nightsBetween } from "./days.ts";
import { minimumNights } from "./rates.ts";

export interface GapOffer extends StayDays {
  /** The minimum that is lifted for these nights; null where they reach it. */
  readonly liftedMinimum: number | null;
}

/** Gaps of the next 60 days that can be booked whole: one that is below the minimum only where the owner lifts it, and then it says so. */
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
