import type { Rates } from "../../src/lib/booking/rates";

/** Rates with one season: 100 euros a night all year, and a discount of 10 % for gaps, which may be shorter than the minimum. */
export const ratesAllYear = (minimumNights: number) =>
  ({
    currency: "EUR",
    validUntil: "2027-12-31",
    weekend: [],
    seasons: [
      {
        id: "all",
        label: "all year",
        from: "01-01",
        to: "12-31",
        night: 10_000,
        weekendNight: null,
        minimumNights,
        closedToArrival: [],
        closedToDeparture: [],
      },
    ],
    lengthDiscounts: [],
    gaps: { belowMinimum: true, offered: true, discount: 10 },
  }) satisfies Rates;
