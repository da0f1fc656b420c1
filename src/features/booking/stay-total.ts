/** The total price of a stay for the bar, the dock and the panel. */
import type { Language } from "../../settings/languages";
import type { Stay } from "../../lib/booking/engine";
import { type StayPrice, priceOf } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format/money";
import { termsOfPrice } from "./booking-terms";
import { nightsOf } from "./stay";
import type { StayCheck } from "./stay-check";

/** The price of a stay by the owner's terms and rates; the check decides whether the discount for nights between two stays applies. */
export const stayPrice = (stay: Stay, terms: Queries.BookingTermsFragment, check: StayCheck | null): StayPrice =>
  priceOf(stay, termsOfPrice(terms), terms.rates, check?.hasGapDiscount(stay));

/** The formatted total; null if a day is missing or the owner gives no rates for the stay. */
export const stayTotal = (
  stay: Stay,
  terms: Queries.BookingTermsFragment,
  check: StayCheck | null,
  language: Language,
): string | null => {
  if (nightsOf(stay) === 0) return null;
  const { total, currency } = stayPrice(stay, terms, check);
  return total === null ? null : formatMoney(total / 100, currency, language);
};
