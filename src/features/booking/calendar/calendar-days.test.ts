import type { Availability, StayRules } from "../../../lib/booking/availability";
import { emptyStay } from "../../../lib/booking/kept-stay";
import type { Rates } from "../../../lib/booking/rates";
import { chooseAllowedDay, dayByKey, dayMark, openingDay, refusalOf } from "./calendar-days";

const today = "2026-11-21";
const availability: Availability = {
  zone: "Europe/Athens",
  checkedAt: "2026-11-21T08:00:00.000Z",
  horizon: "2028-11-20",
  taken: [["2026-12-04", "2026-12-08"]],
  notOpen: [["2027-11-21", "2028-11-20"]],
};
const rates: Rates = {
  currency: "EUR",
  validUntil: "2028-12-31",
  weekend: [],
  seasons: [
    {
      id: "all",
      label: "all",
      from: "01-01",
      to: "12-31",
      night: 10_000,
      weekendNight: null,
      minimumNights: 2,
      closedToArrival: ["sun"],
      closedToDeparture: ["wed"],
    },
  ],
  lengthDiscounts: [],
  gaps: { belowMinimum: false, offered: false, discount: 0 },
};
const calendars = { availability, rates: null };
const ownerRules = { availability: null, rates };
const engineLimit = { availability: null, rates: null, maxNights: 30 };
const from = (arrival: string, departure = "") => ({ ...emptyStay, arrival, departure });

describe("the mark of a day", () => {
  it.each([
    ["an arrival on the first taken day", "2026-12-04", emptyStay, "arrival", calendars, "taken"],
    ["an arrival on the day the taken nights end", "2026-12-08", emptyStay, "arrival", calendars, null],
    ["a departure on the first taken day", "2026-12-04", from("2026-12-01"), "departure", calendars, "departureOnly"],
    ["a departure between taken nights", "2026-12-05", from("2026-12-01"), "departure", calendars, "taken"],
    ["a free day after taken nights", "2026-12-10", from("2026-12-01"), "departure", calendars, null],
    ["an earlier day, which starts a new stay", "2026-12-04", from("2026-12-10"), "departure", calendars, "taken"],
    ["a night that is not open yet", "2027-11-21", emptyStay, "arrival", calendars, "notOpen"],
    ["a Sunday closed to arrival", "2026-12-13", emptyStay, "arrival", ownerRules, "closedToArrival"],
    ["a Wednesday closed to departure", "2026-12-16", from("2026-12-12"), "departure", ownerRules, "closedToDeparture"],
    ["a departure before the minimum stay", "2026-12-11", from("2026-12-10"), "departure", ownerRules, "minimumNights"],
    ["a departure after the longest stay", "2027-01-01", from("2026-12-01"), "departure", engineLimit, "maximumNights"],
    ["the last departure of the longest stay", "2026-12-31", from("2026-12-01"), "departure", engineLimit, null],
    ["neither calendar nor rates", "2026-12-04", emptyStay, "arrival", { availability: null, rates: null }, null],
  ] as const)("for %s", (_, day, stay, end, rules, expected) => {
    expect(dayMark(day, stay, end, rules, today)).toBe(expected);
  });
});

describe("choosing", () => {
  it("takes an arrival without a departure for the shortest stay that the rates allow", () => {
    const rules = { availability, rates };
    const shortest = { arrival: "2026-12-04", departure: "2026-12-06" };
    expect(chooseAllowedDay(emptyStay, "arrival", "2026-12-04", rules, today).refusal?.wanted).toEqual(shortest);
    expect(refusalOf(from("2026-12-04"), rules, today)?.wanted).toEqual(shortest);
    expect(refusalOf(from("2026-12-04", "2026-12-05"), rules, today)?.wanted.departure).toBe("2026-12-05");
  });

  it.each([
    ["ends a night later, if the day after the minimum is closed to departure", "2026-12-07", "2026-12-10"],
    ["is the minimum, if the arrival is closed", "2026-12-06", "2026-12-08"],
  ])("the shortest stay %s", (_, arrival, departure) => {
    const rules = { availability, rates };
    expect(refusalOf(from(arrival), rules, today)?.wanted).toEqual({ arrival, departure });
    expect(chooseAllowedDay(emptyStay, "arrival", arrival, rules, today).refusal?.wanted.departure).toBe(departure);
  });

  it("refuses an arrival on a taken night and keeps the stay", () => {
    expect(chooseAllowedDay(emptyStay, "arrival", "2026-12-05", calendars, today)).toEqual({
      stay: emptyStay,
      refusal: {
        wanted: { arrival: "2026-12-05", departure: "2026-12-06" },
        isLengthOpen: true,
        obstacle: { kind: "taken", day: "2026-12-05" },
      },
    });
  });

  it("refuses a range across taken nights and names the first of them", () => {
    const { stay, refusal } = chooseAllowedDay(from("2026-12-01"), "departure", "2026-12-10", calendars, today);
    expect(stay).toEqual(from("2026-12-01"));
    expect(refusal).toEqual({
      wanted: { arrival: "2026-12-01", departure: "2026-12-10" },
      isLengthOpen: false,
      obstacle: { kind: "taken", day: "2026-12-04" },
    });
  });

  it.each([
    [
      "a departure on the first taken day",
      from("2026-12-01"),
      "departure",
      "2026-12-04",
      from("2026-12-01", "2026-12-04"),
    ],
    ["an arrival on the day the taken nights end", emptyStay, "arrival", "2026-12-08", from("2026-12-08")],
    [
      "an arrival for which the chosen departure is not possible, and clears the departure",
      from("2026-12-08", "2026-12-12"),
      "arrival",
      "2026-12-01",
      from("2026-12-01"),
    ],
  ] as const)("accepts %s", (_, stay, end, day, expected) => {
    const choice = chooseAllowedDay(stay, end, day, calendars, today);
    expect(choice).toMatchObject({ stay: expected, refusal: null });
  });

  it("checks a stay chosen earlier against the current availability", () => {
    expect(refusalOf(from("2026-12-03", "2026-12-06"), calendars, today)?.obstacle).toEqual({
      kind: "taken",
      day: "2026-12-04",
    });
    expect(refusalOf(from("2026-12-01", "2026-12-04"), calendars, today)).toBeNull();
    expect(refusalOf(emptyStay, calendars, today)).toBeNull();
  });
});

describe("the calendar's keys", () => {
  it.each([
    ["ArrowLeft", false, "2026-12-03"],
    ["ArrowRight", false, "2026-12-05"],
    ["ArrowUp", false, "2026-11-27"],
    ["ArrowDown", false, "2026-12-11"],
    ["Home", false, "2026-11-30"],
    ["End", false, "2026-12-06"],
    ["PageUp", false, "2026-11-04"],
    ["PageDown", false, "2027-01-04"],
    ["PageUp", true, "2025-12-04"],
    ["PageDown", true, "2027-12-04"],
    ["Enter", false, null],
    ["a", false, null],
  ])("%p (shift: %p) moves from Friday, 4 December 2026 to %p", (key, shift, expected) => {
    expect(dayByKey("2026-12-04", key, shift)).toBe(expected);
  });
});

describe("the day on which the calendar opens", () => {
  const last = "2028-11-21";
  const full = (until: string): StayRules => ({ availability: { ...availability, taken: [[today, until]] }, rates });
  it.each([
    ["today, if a stay can begin", 1, "2026-11-21", ownerRules, "2026-11-21"],
    ["the first free night of a house that is full for weeks", 1, "2026-11-21", full("2027-02-09"), "2027-02-09"],
    ["the first day on which the rules allow an arrival", 2, "2026-11-22", ownerRules, "2026-11-23"],
    ["the next month, if the shortest stay ends in it", 1, "2026-11-30", ownerRules, "2026-12-01"],
    ["today, if both months are in view", 2, "2026-11-30", ownerRules, "2026-11-30"],
    ["today, if no night is free", 1, "2026-11-30", full("2029-01-01"), "2026-11-30"],
  ] as const)("is %s (%p in view)", (_name, months, day, rules, expected) => {
    expect(openingDay(months, last, rules, day)).toBe(expected);
  });
});
