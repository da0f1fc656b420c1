/** What the bar, the dock and the panel say of a stay's whole price. */
import type { Language } from "../../settings/languages";
import type { Stay } from "../../lib/booking/engine";
import { priceOf } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format/money";
import { termsOfPrice } from "./booking-terms";
import { nightsOf } from "./stay";

/** The total as it is written; null where the stay is not whole, or the owner gives no rates for it. */
export const stayTotal = (stay: Stay, terms: Queries.BookingTermsFragment, language: Language): string | null => {
  if (nightsOf(stay) === 0) return null;
  const { total, currency } = priceOf(stay, termsOfPrice(terms), terms.rates);
  return total === null ? null : formatMoney(total / 100, currency, language);
};
