/** The nights that pages list: free nights between two stays as offers, and the nights that are taken. Pure functions. */
import { type Availability, type StayDays, type StayRules, gapsBetween, stayObstacle } from "./availability.ts";
import { type Day, nightsBetween, sameDayInMonth } from "./days.ts";
import { type Rates, minimumNights } from "./rates.ts";
import { clipRuns } from "./night-runs.ts";

export interface GapOffer extends StayDays {
  /** The result of `liftedMinimum` for this offer. */
  readonly liftedMinimum: number | null;
}

/** The minimum stay that is lifted for a gap; null if the gap is not shorter than the minimum. */
export const liftedMinimum = ({ arrival, departure }: StayDays, rates: Rates): number | null => {
  const minimum = minimumNights(rates, arrival);
  return nightsBetween(arrival, departure) < minimum ? minimum : null;
};

/**
 * Gaps of the next 60 days that can be booked as a whole, if the owner shows them. A gap below the minimum stay is only
 * included if the owner lifts the minimum for gaps.
 */
export const gapOffers = (rules: StayRules, today: Day): readonly GapOffer[] => {
  const { availability, rates } = rules;
  if (availability === null || rates?.gaps.offered !== true) return [];
  return gapsBetween(availability, today)
    .map(([arrival, departure]) => ({ arrival, departure }))
    .filter((stay) => stayObstacle(stay, rules, today) === null)
    .map((stay) => ({ ...stay, liftedMinimum: liftedMinimum(stay, rates) }));
};

/** Number of months in the list of the suite page. */
const monthsListed = 3;

/** What the suite page lists: the nights taken in the next three months, and offers. */
export const nightsToShow = (
  availability: Availability,
  rates: Rates | null,
  today: Day,
): {
  readonly taken: readonly { readonly from: Day; readonly to: Day }[];
  readonly offers: readonly GapOffer[];
} => ({
  taken: clipRuns(availability.taken, today, sameDayInMonth(today, monthsListed)).map(([from, to]) => ({ from, to })),
  offers: gapOffers({ availability, rates }, today),
});
