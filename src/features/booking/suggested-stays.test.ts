import { unknownAvailability } from "../../lib/booking/availability";
import { cheapestStay } from "./suggested-stays";
import type { Day } from "../../lib/booking/days";
import type { RateSeason, Rates } from "../../lib/booking/rates";

const today = "2026-11-25";
const season = (id: string, from: string, to: string, night: number, minimum: number): RateSeason => ({
  id,
  label: id,
  from,
  to,
  night,
  weekendNight: null,
  minimumNights: minimum,
  closedToArrival: [],
  closedToDeparture: [],
});
const rates: Rates = {
  currency: "EUR",
  validUntil: "2027-12-31",
  weekend: [],
  seasons: [season("autumn", "09-01", "12-09", 15000, 1), season("winter", "12-10", "08-31", 10000, 2)],
  lengthDiscounts: [],
  gaps: { belowMinimum: true, offered: false, discount: 50 },
};
const terms = {
  currency: "EUR",
  guestsIncluded: 2,
  thirdGuestCents: 2000,
  directDiscount: 10,
  seasonalFees: [{ dates: { from: "01-01", to: "12-31" }, amount: 200 }],
};
const known = (...taken: [Day, Day][]) => ({ ...unknownAvailability("Europe/Athens", today), taken });
const find = (taken: [Day, Day][] | null, guests = 2, of: Rates | null = rates) =>
  cheapestStay(guests, terms, { availability: taken === null ? null : known(...taken), rates: of }, today, 60);

test("finds the earliest stay of minimum length with the lowest total, including fees and discounts", () => {
  // One night in autumn: 150 − 15 + 2. Two nights in winter would be 200 − 20 + 4.
  expect(find([])).toEqual({ arrival: today, departure: "2026-11-26", liftedMinimum: null, total: 13700 });
  expect(find([], 3)?.total).toBe(15700);
});

test("skips taken nights and applies the gap discount", () => {
  expect(find([[today, "2026-12-09"]])).toEqual({
    arrival: "2026-12-09",
    departure: "2026-12-10",
    liftedMinimum: null,
    total: 13700,
  });
  // Two winter nights between two stays: 200 − 100 − 10 + 4.
  expect(
    find([
      [today, "2026-12-12"],
      ["2026-12-14", "2026-12-20"],
    ]),
  ).toEqual({ arrival: "2026-12-12", departure: "2026-12-14", liftedMinimum: null, total: 9400 });
});

test("a gap below the minimum length counts, if the owner allows such stays", () => {
  // One winter night between two stays: 100 − 50 − 5 + 2.
  const gap: [Day, Day][] = [
    [today, "2026-12-12"],
    ["2026-12-13", "2026-12-20"],
  ];
  expect(find(gap)).toEqual({ arrival: "2026-12-12", departure: "2026-12-13", liftedMinimum: 2, total: 4700 });
  const withoutShort = { ...rates, gaps: { ...rates.gaps, belowMinimum: false } };
  expect(find(gap, 2, withoutShort)?.arrival).toBe("2026-12-20");
});

test("a gap longer than the minimum counts, because its discount can make it the cheapest stay", () => {
  // Three winter nights between two stays: 300 − 180 − 12 + 6. One night in autumn is 137.
  const gap: [Day, Day][] = [
    ["2026-12-10", "2026-12-12"],
    ["2026-12-15", "2026-12-20"],
  ];
  const generous = { ...rates, gaps: { ...rates.gaps, discount: 60 } };
  expect(find(gap, 2, generous)).toEqual({
    arrival: "2026-12-12",
    departure: "2026-12-15",
    liftedMinimum: null,
    total: 11400,
  });
  expect(find(gap)?.total).toBe(13700);
});

test("returns null if no nights are free or known, or there are no rates", () => {
  expect(find([[today, "2027-03-01"]])).toBeNull();
  expect(find(null)).toBeNull();
  expect(find([], 2, null)).toBeNull();
});
