/** The stay shown for the “from” price: an available one, with its dates and its total price. Pure function. */
import { type StayDays, type StayRules, hasGapDiscount, stayObstacle } from "./availability.ts";
import { type Day, addDays } from "./days.ts";
import { type StayTerms, priceOf } from "./price.ts";
import { minimumNights } from "./rates.ts";

export interface CheapestStay extends StayDays {
  /** Total price in cents. */
  readonly total: number;
}

/**
 * The available stay with the lowest total among those that start within `days` days and have the minimum length; the
 * earliest if several cost the same. Null if no nights are known to be free, or none has a price.
 */
export const cheapestStay = (
  guests: number,
  terms: StayTerms,
  rules: StayRules,
  today: Day,
  days: number,
): CheapestStay | null => {
  if (rules.availability === null || rules.rates === null) return null;
  let cheapest: CheapestStay | null = null;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const arrival = addDays(today, ahead);
    const stay = { arrival, departure: addDays(arrival, minimumNights(rules.rates, arrival)) };
    if (stay.departure > rules.availability.horizon || stayObstacle(stay, rules, today) !== null) continue;
    const { total } = priceOf({ ...stay, guests }, terms, rules.rates, hasGapDiscount(stay, rules, today));
    if (total !== null && total < (cheapest?.total ?? Infinity)) cheapest = { ...stay, total };
  }
  return cheapest;
};
