import fc from "fast-check";
import { addDays } from "./days";
import { type StayTerms, lineKinds, percentOf, priceOf, thirdGuestTotal } from "./price";
import type { RateSeason, Rates } from "./rates";

const terms: StayTerms = {
  currency: "EUR",
  guestsIncluded: 2,
  thirdGuestCents: 2000,
  directDiscount: 10,
  seasonalFees: [
    { dates: { from: "04-01", to: "10-31" }, amount: 800 },
    { dates: { from: "11-01", to: "03-31" }, amount: 200 },
  ],
};

const season = (id: string, from: string, to: string, night: number, more: Partial<RateSeason> = {}): RateSeason => ({
  id,
  label: id,
  from,
  to,
  night,
  weekendNight: null,
  minimumNights: 1,
  closedToArrival: [],
  closedToDeparture: [],
  ...more,
});

const rates: Rates = {
  currency: "EUR",
  validUntil: "2027-12-31",
  weekend: ["fri", "sat"],
  seasons: [
    season("summer", "04-01", "10-31", 14_000, { weekendNight: 16_000 }),
    season("winter", "11-01", "03-31", 11_000),
    season("fair", "2026-09-05", "2026-09-13", 19_900),
  ],
  lengthDiscounts: [
    { nights: 7, percent: 8 },
    { nights: 28, percent: 20 },
  ],
  gaps: { belowMinimum: true, offered: true, discount: 5 },
};

const price = (arrival: string, departure: string, guests = 2, fillsGap = false) =>
  priceOf({ arrival, departure, guests }, terms, rates, fillsGap);

describe("applies the climate-resilience fee of the season of each night", () => {
  test.each([
    ["2026-10-30", "2026-11-02", 1800],
    ["2027-03-31", "2027-04-02", 1000],
    ["2027-03-27", "2027-03-29", 400], // clocks go forward in this night
    ["2026-10-24", "2026-10-26", 1600], // and back in this one
  ])("%s to %s: %i cents", (arrival, departure, cents) => {
    expect(price(arrival, departure).atHouse).toBe(cents);
    expect(priceOf({ arrival, departure, guests: 2 }, terms, null).atHouse).toBe(cents);
  });
});

describe("the fee for a third guest", () => {
  test.each([
    [3, 4, 8000],
    [3, 1, 2000],
    [2, 4, 0],
    [1, 4, 0],
    [3, 0, 0],
  ])("%i guests, %i nights: %i cents", (guests, nights, cents) => {
    expect(thirdGuestTotal(guests, nights, terms)).toBe(cents);
  });
});

describe("the total price", () => {
  test.each([
    // 3 winter nights: 330.00 − 33.00 + 3 × 2.00
    ["2026-12-01", "2026-12-04", 2, 30_300],
    // the same nights with a third guest: + 3 × 20.00
    ["2026-12-01", "2026-12-04", 3, 36_300],
    // Thursday to Sunday in summer: 140 + 160 + 160 = 460.00 − 46.00 + 24.00
    ["2027-06-10", "2027-06-13", 2, 43_800],
    // change of season: 2 × 160 (Friday and Saturday) + 110 = 430.00 − 43.00 + 18.00
    ["2026-10-30", "2026-11-02", 2, 32_000 + 11_000 - 4_300 + 1_800],
    // a week: 770.00 − 61.60 = 708.40, − 70.84, + 14.00
    ["2026-12-01", "2026-12-08", 1, 65_156],
    // four weeks, the larger discount: 3,080.00 − 616.00 = 2,464.00, − 246.40, + 56.00
    ["2026-12-01", "2026-12-29", 2, 227_360],
    // a season with a year takes precedence over a yearly one: 2 × 199.00 − 39.80 + 16.00
    ["2026-09-07", "2026-09-09", 2, 37_420],
  ])("%s to %s, %i guests: %i cents", (arrival, departure, guests, cents) => {
    expect(price(arrival, departure, guests).total).toBe(cents);
  });

  test("returns each line with its components, in a fixed order", () => {
    expect(price("2026-10-29", "2026-11-05", 3).lines).toEqual([
      { kind: "nights", nights: 1, each: 14_000, season: "summer", isWeekend: false, amount: 14_000, atHouse: false },
      { kind: "nights", nights: 2, each: 16_000, season: "summer", isWeekend: true, amount: 32_000, atHouse: false },
      { kind: "nights", nights: 4, each: 11_000, season: "winter", isWeekend: false, amount: 44_000, atHouse: false },
      { kind: "lengthDiscount", percent: 8, amount: -7200, atHouse: false },
      { kind: "directDiscount", percent: 10, amount: -8280, atHouse: false },
      { kind: "thirdGuest", nights: 7, guests: 1, each: 2000, amount: 14_000, atHouse: false },
      { kind: "climateFee", nights: 3, each: 800, amount: 2400, atHouse: true },
      { kind: "climateFee", nights: 4, each: 200, amount: 800, atHouse: true },
    ]);
  });

  test("applies the gap discount to a stay that fills a gap", () => {
    expect(price("2026-12-01", "2026-12-02", 2, true).lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["nights", 11_000],
      ["gapDiscount", -550],
      ["directDiscount", -1045],
      ["climateFee", 200],
    ]);
  });

  test("without rates, or after they end, has only the fees and no total", () => {
    const certain = ["thirdGuest", "climateFee"];
    const beyond = price("2027-12-30", "2028-01-02", 3);
    const without = priceOf({ arrival: "2026-12-01", departure: "2026-12-03", guests: 3 }, terms, null);
    for (const { total, lines } of [beyond, without]) {
      expect(total).toBeNull();
      expect(lines.map(({ kind }) => kind)).toEqual(certain);
    }
  });
});

test.each([
  [1005, 10, 101],
  [1004, 10, 100],
  [995, 10, 100],
  [333, 7.5, 25],
  [0, 10, 0],
])("%i cents at %f percent are %i, half a cent rounded up", (cents, percent, share) => {
  expect(percentOf(cents, percent)).toBe(share);
});

test("for any stay, the total is the sum of the lines in whole cents, lines are in order, and fees count every night once", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 399 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      (start, nights, guests, fillsGap) => {
        const arrival = addDays("2026-11-25", start);
        const { lines, total } = price(arrival, addDays(arrival, nights), guests, fillsGap);
        const count = (kind: string) =>
          lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + (line.nights ?? 0), 0);
        const beyond = addDays(arrival, nights - 1) > rates.validUntil;
        const order = lines.map(({ kind }) => lineKinds.indexOf(kind));
        // One `expect` for each stay: with several, ten thousand stays would take many times as long.
        expect({
          total,
          isWhole: lines.every(({ amount }) => Number.isInteger(amount)),
          order,
          climateFee: count("climateFee"),
          nights: count("nights"),
        }).toEqual({
          total: beyond ? null : lines.reduce((sum, { amount }) => sum + amount, 0),
          isWhole: true,
          order: [...order].sort((a, b) => a - b),
          climateFee: nights,
          nights: beyond ? 0 : nights,
        });
      },
    ),
    { numRuns: 10_000 },
  );
});
