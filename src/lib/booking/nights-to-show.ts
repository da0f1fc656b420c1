/** What the suite page lists: the nights taken in the next three months, and offers. Pure functions. */
import type { Availability } from "./availability.ts";
import { type Day, sameDayInMonth } from "./days.ts";
import { type GapOffer, gapOffers } from "./gap-offers.ts";
import { clipRuns } from "./night-runs.ts";
import type { Rates } from "./rates.ts";

/** Number of months in the list. */
const monthsListed = 3;

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
