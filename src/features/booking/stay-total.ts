/** What the bar, the dock and the panel say of a stay's whole price. */
import type { Language } from "../../settings/languages";
import type { Stay } from "../../lib/booking/engine";
import { type StayPrice, priceOf } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format/money";
import { termsOfPrice } from "./booking-terms";
import { nightsOf } from "./stay";
import type { StayCheck } from "./stay-check";

/** The price of a stay by the owner's terms and rates; the nights tell whether it has the discount of a gap. */
export const stayPrice = (stay: Stay, terms: Queries.BookingTermsFragment, check: StayCheck | null): StayPrice =>
  priceOf(stay, termsOfPrice(terms), terms.rates, check?.hasGapDiscount(stay));

/** The total as it is written; null where the stay is not whole, or the owner gives no rates for it. */
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
