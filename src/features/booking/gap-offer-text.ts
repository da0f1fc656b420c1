/** Texts of an offer of free nights between two stays. */
import type { GapOffer } from "../../lib/booking/offered-nights";
import { nightsBetween } from "../../lib/booking/days";
import { priceOf } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format";
import type { Text } from "../../lib/i18n/keys";
import type { Language } from "../../settings/languages";
import { termsOfPrice } from "./booking-terms";
import { dayRange } from "./calendar/day-names";

interface GapOfferText {
  /** Dates, nights and, if there are rates for them, the price for the number of guests. */
  readonly stay: string;
  /** Text saying that the minimum stay does not apply; null if the offer is not below the minimum. */
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
