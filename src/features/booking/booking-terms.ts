import { graphql } from "gatsby";
import type { StayTerms } from "../../lib/booking/price";

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
      dates {
        from
        to
      }
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

const cents = (amount: number): number => Math.round(amount * 100);

/** The terms from which a price is calculated; amounts in cents. */
export const termsOfPrice = (terms: Queries.BookingTermsFragment): StayTerms => ({
  currency: terms.currency,
  guestsIncluded: terms.guestsIncluded,
  thirdGuestCents: cents(terms.thirdGuestFee),
  directDiscount: terms.directDiscount,
  seasonalFees: terms.seasonalFees.map(({ amount, from, to }) => ({ dates: { from, to }, amount: cents(amount) })),
});
