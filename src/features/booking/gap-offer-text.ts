/** What an offer of nights between two stays says. */
import type { GapOffer } from "../../lib/booking/gap-offers";
import { nightsBetween } from "../../lib/booking/days";
import { priceOf } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format/money";
import type { Text } from "../../lib/i18n/keys";
import type { Language } from "../../settings/languages";
import { termsOfPrice } from "./booking-terms";
import { dayRange } from "./calendar/day-names";

interface GapOfferText {
  /** Days, nights and the price for so many guests, where the rates reach. */
  readonly stay: string;
  /** That the minimum is lifted; null where it is not. */
  readonly minimum: string | null;
}

export const gapOfferText = (
  { liftedMinimum, ...stay }: GapOffer,
  guests: number,
  terms: Queries.BookingTermsFragment,
  t: Text,
  language: Language,
): GapOfferText => {
  const count = nightsBetween(stay.arrival, stay.departure);
  const { total, currency } = priceOf({ ...stay, guests }, termsOfPrice(terms), terms.rates, true);
  const parts = [
    dayRange(stay.arrival, stay.departure, language),
    t("common.nights", { count }),
    total === null ? "" : t("booking.price.all", { total: formatMoney(total / 100, currency, language) }),
  ];
  return {
    stay: parts.filter(Boolean).join(" · "),
    minimum: liftedMinimum === null ? null : t("booking.offers.minimum", { count: liftedMinimum }),
  };
};
