/**
 * The texts of suggested stays, of taken nights, and of offers. Separate from booking-terms.ts, because on the home page only the booking
 * panel needs these texts.
 */
import type { StayDays } from "../../lib/booking/availability";
import { nightsBetween } from "../../lib/booking/days";
import type { GapOffer } from "../../lib/booking/offered-nights";
import { priceOf } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format";
import type { Text } from "../../lib/i18n/keys";
import type { Language } from "../../settings/languages";
import { termsOfPrice } from "./booking-terms";
import { dayRange, withNumbersKept } from "./stay-texts";

/** Dates and nights of a suggested stay or of taken nights and, if given, the formatted total. */
export const daysAndNights = (
  { arrival, departure }: StayDays,
  t: Text,
  language: Language,
  total: string | null = null,
): string => {
  const text = `${dayRange(arrival, departure, language)} · ${t("common.nights", { count: nightsBetween(arrival, departure) })}`;
  return withNumbersKept(total === null ? text : `${text} · ${t("booking.price.all", { total })}`);
};

/** Text saying that the minimum stay (nights) does not apply; null if there is no such minimum. */
export const liftedMinimumText = (minimum: number | null, t: Text): string | null =>
  minimum === null ? null : withNumbersKept(t("booking.offers.minimum", { count: minimum }));

interface GapOfferText {
  /** Dates, nights and, if there are rates for them, the price for the number of guests. */
  readonly stay: string;
  /** The result of `liftedMinimumText` for the offer. */
  readonly minimum: string | null;
}

/** The texts of an offer of free nights between two stays. */
export const gapOfferText = (
  { liftedMinimum, ...stay }: GapOffer,
  guests: number,
  terms: Queries.BookingTermsFragment,
  t: Text,
  language: Language,
): GapOfferText => {
  const { total, currency } = priceOf({ ...stay, guests }, termsOfPrice(terms), terms.rates, true);
  return {
    stay: daysAndNights(stay, t, language, total === null ? null : formatMoney(total / 100, currency, language)),
    minimum: liftedMinimumText(liftedMinimum, t),
  };
};
