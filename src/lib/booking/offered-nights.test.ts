import { ratesAllYear } from "../../../tests/support/rates";
import { unknownAvailability } from "./availability";
import { gapOffers } from "./offered-nights";
import type { Rates } from "./rates";

const today = "2026-11-25";
const rates = ratesAllYear(2);
const availability = {
  ...unknownAvailability("Europe/Athens", today),
  checkedAt: "2026-11-25T08:00:00.000Z",
  taken: [
    ["2026-12-01", "2026-12-04"],
    ["2026-12-05", "2026-12-08"],
    ["2026-12-10", "2026-12-12"],
    ["2026-12-16", "2026-12-18"],
    ["2027-02-20", "2027-02-22"],
    ["2027-02-23", "2027-02-25"],
  ] as [string, string][],
};
const offers = (gaps: Partial<Rates["gaps"]> = {}, taken = availability.taken) =>
  gapOffers({ availability: { ...availability, taken }, rates: { ...rates, gaps: { ...rates.gaps, ...gaps } } }, today);

test("offers gaps of one to three nights in the next 60 days, and states a lifted minimum", () => {
  expect(offers()).toEqual([
    { arrival: "2026-12-04", departure: "2026-12-05", liftedMinimum: 2 },
    { arrival: "2026-12-08", departure: "2026-12-10", liftedMinimum: null },
  ]);
});

test("hides a gap below the minimum if the owner does not lift the minimum", () => {
  expect(offers({ belowMinimum: false })).toEqual([
    { arrival: "2026-12-08", departure: "2026-12-10", liftedMinimum: null },
  ]);
});

test("removes an offer once one of its nights is taken", () => {
  const taken: [string, string][] = [...availability.taken, ["2026-12-08", "2026-12-09"]];
  expect(offers({ belowMinimum: false }, taken)).toEqual([]);
});

test("offers nothing if switched off, without rates, or without availability", () => {
  expect(offers({ offered: false })).toEqual([]);
  expect(gapOffers({ availability, rates: null }, today)).toEqual([]);
  expect(gapOffers({ availability: null, rates }, today)).toEqual([]);
});
