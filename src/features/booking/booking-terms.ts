/** The terms and rates of a stay, and the prices by them. */
import { graphql } from "gatsby";
import { type StayTerms, type StayPrice, priceOf } from "../../lib/booking/price";
import type { Language } from "../../settings/languages";
import type { Stay } from "../../lib/booking/engine";
import { cents, mayGetGapDiscount } from "../../lib/booking/rates";
import { formatMoney } from "../../lib/format";
import { nightsOf, type StayCheck } from "./stay";

/**
 * The terms and rates from which the booking bar calculates prices. Rates and number of guests of the house are those of
 * its first suite. In a house with several suites, `suites` has the rates and the number of guests of each.
 */
export const bookingTerms = graphql`
  fragment BookingTerms on Stay {
    maxGuests
    guestsIncluded
    thirdGuestFee
    currency
    directDiscount
    onlineCheckInBy
    termsEffectiveFrom
    seasonalFees {
      amount
      from
      to
    }
    rates {
      ...BookingRates
    }
    suites {
      suite
      maxGuests
      rates {
        ...BookingRates
      }
    }
  }
  fragment BookingRates on StayRates {
    currency
    validUntil
    weekend
    seasons {
      id
      label
      from
      to
      night
      weekendNight
      minimumNights
      closedToArrival
      closedToDeparture
    }
    lengthDiscounts {
      nights
      percent
    }
    gaps {
      belowMinimum
      offered
      discount
    }
  }
`;

/** The terms from which a price is calculated; amounts in cents. */
export const termsOfPrice = (terms: Queries.BookingTermsFragment): StayTerms => ({
  currency: terms.currency,
  guestsIncluded: terms.guestsIncluded,
  thirdGuestCents: cents(terms.thirdGuestFee),
  directDiscount: terms.directDiscount,
  seasonalFees: terms.seasonalFees.map(({ amount, from, to }) => ({ dates: { from, to }, amount: cents(amount) })),
});

/** Whether a stay may get the discount for nights between two stays, but it is not known yet whether it does. */
export const awaitsNights = (stay: Stay, { rates }: Queries.BookingTermsFragment, check: StayCheck | null): boolean =>
  check?.hasGapDiscount(stay) === undefined && mayGetGapDiscount(stay, rates);

/**
 * The price of a stay by the owner's terms and rates; the check decides whether the discount for nights between two stays applies. While
 * that is not known (`awaitsNights`), the stay has no total, because the discount would lower it. A stay that is not possible has neither a
 * total nor lines.
 */
export const stayPrice = (stay: Stay, terms: Queries.BookingTermsFragment, check: StayCheck | null): StayPrice => {
  const price = priceOf(stay, termsOfPrice(terms), terms.rates, check?.hasGapDiscount(stay));
  if (check?.obstacle(stay)) return { ...price, lines: [], total: null };
  return awaitsNights(stay, terms, check) ? { ...price, total: null } : price;
};

/** The formatted total; null if a day is missing, or if `stayPrice` has no total. */
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
