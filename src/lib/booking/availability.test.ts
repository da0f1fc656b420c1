import fc from "fast-check";
import {
  type Availability,
  calendarsReadAt,
  fillsGap,
  gapsBetween,
  hasGapDiscount,
  horizonOf,
  isStale,
  lastCalendarDay,
  minimumFrom,
  nearestStays,
  nightState,
  nightsOfSuite,
  ruleObstacle,
  staleAfter,
  stayObstacle,
} from "./availability";
import { addDays, nightsBetween } from "./days";
import { clipRuns, countNights, hasNight, mergeRuns, subtractRuns } from "./night-runs";
import type { Rates } from "./rates";

const today = "2026-11-25";
const known: Availability = {
  zone: "Europe/Athens",
  checkedAt: "2026-11-25T08:00:00.000Z",
  horizon: "2027-11-25",
  taken: [
    ["2026-12-04", "2026-12-08"],
    ["2026-12-10", "2026-12-15"],
  ],
  notOpen: [["2027-06-01", "2027-11-25"]],
};
const rates: Rates = {
  currency: "EUR",
  validUntil: "2027-12-31",
  weekend: [],
  seasons: [
    {
      id: "all",
      label: "all",
      from: "01-01",
      to: "12-31",
      night: 10_000,
      weekendNight: null,
      minimumNights: 3,
      closedToArrival: ["sun"],
      closedToDeparture: ["mon"],
    },
  ],
  lengthDiscounts: [],
  gaps: { belowMinimum: true, offered: true, discount: 0 },
};
const free = { availability: known, rates: null };
const obstacle = (arrival: string, departure: string, rules: Parameters<typeof stayObstacle>[1] = free) =>
  stayObstacle({ arrival, departure }, rules, today);

describe("with the nights from the 4th to the 7th taken", () => {
  test.each([
    ["2026-12-03", "free"],
    ["2026-12-04", "taken"],
    ["2026-12-07", "taken"],
    ["2026-12-08", "free"],
    ["2027-06-01", "notOpen"],
  ])("the night of %s is %s", (night, state) => {
    expect(nightState(known, night)).toBe(state);
  });

  test.each([
    ["a departure on the first taken day", "2026-12-01", "2026-12-04", null],
    ["an arrival on the day they end", "2026-12-08", "2026-12-10", null],
    ["a stay across them", "2026-12-03", "2026-12-09", { kind: "taken", day: "2026-12-04" }],
    ["a night that is not open yet", "2027-05-30", "2027-06-02", { kind: "notOpen", day: "2027-06-01" }],
  ])("%s", (_, arrival, departure, expected) => {
    expect(obstacle(arrival, departure)).toEqual(expected);
  });

  test("without a calendar, no night is taken", () => {
    expect(nightState(null, "2026-12-04")).toBe("free");
    expect(obstacle("2026-12-03", "2026-12-09", { availability: null, rates: null })).toBeNull();
  });
});

describe("the owner's rules", () => {
  const rules = { availability: known, rates };
  test.each([
    [
      "fewer nights than the minimum",
      "2026-12-22",
      "2026-12-24",
      { kind: "minimumNights", day: "2026-12-22", nights: 3 },
    ],
    ["an arrival on a Sunday", "2026-12-20", "2026-12-24", { kind: "closedToArrival", day: "2026-12-20" }],
    ["a departure on a Monday", "2026-12-24", "2026-12-28", { kind: "closedToDeparture", day: "2026-12-28" }],
    ["a stay that follows all rules", "2026-12-22", "2026-12-25", null],
    ["a stay that fills a gap shorter than the minimum", "2026-12-08", "2026-12-10", null],
    [
      "a stay in half of that gap, for which the gap's nights are the minimum",
      "2026-12-08",
      "2026-12-09",
      { kind: "minimumNights", day: "2026-12-08", nights: 2 },
    ],
  ])("%s", (_, arrival, departure, expected) => {
    expect(obstacle(arrival, departure, rules)).toEqual(expected);
  });

  test.each([
    ["on the first night of a gap of two nights", "2026-12-08", 2],
    ["on the second night of that gap, which is then not filled", "2026-12-09", 3],
    ["on a taken night", "2026-12-14", 3],
    ["on a night that no other stay follows", "2026-12-15", 3],
  ])("the minimum of a stay that begins %s", (_, arrival, expected) => {
    expect(minimumFrom(arrival, rules, today)).toBe(expected);
  });

  test("tonight alone, before the next stay, fills a gap of one night", () => {
    expect(minimumFrom("2026-12-09", rules, "2026-12-09")).toBe(1);
  });

  test("rejects a stay in a gap shorter than the minimum if the owner does not allow it", () => {
    const strict = { availability: known, rates: { ...rates, gaps: { ...rates.gaps, belowMinimum: false } } };
    expect(obstacle("2026-12-08", "2026-12-10", strict)).toEqual({
      kind: "minimumNights",
      day: "2026-12-08",
      nights: 3,
    });
    expect(minimumFrom("2026-12-08", strict, today)).toBe(3);
  });

  test("lifts the minimum in every gap shorter than it, also in one too long for offers and discounts", () => {
    const long = { ...rates, seasons: rates.seasons.map((season) => ({ ...season, minimumNights: 10 })) };
    expect(obstacle(today, "2026-12-04", { availability: known, rates: long })).toBeNull();
  });

  test("a stay fills the free nights if it begins today, or on the day of a departure, and ends at the next stay", () => {
    expect(fillsGap({ arrival: today, departure: "2026-12-04" }, rules, today)).toBe(true);
    expect(fillsGap({ arrival: "2026-11-26", departure: "2026-12-04" }, rules, today)).toBe(false);
  });
});

describe("taken nights that become free", () => {
  const rules = { availability: known, rates };
  test("can be booked if the stay obeys the rules", () => {
    expect(ruleObstacle({ arrival: "2026-12-04", departure: "2026-12-08" }, rules, today)).toBeNull();
  });
  test.each([
    ["the minimum", "2026-12-05", "2026-12-07", { kind: "minimumNights", day: "2026-12-05", nights: 3 }],
    ["the minimum, also between taken nights", "2026-12-11", "2026-12-12", { kind: "minimumNights", nights: 3 }],
    ["a day closed to arrival", "2026-12-06", "2026-12-10", { kind: "closedToArrival", day: "2026-12-06" }],
  ])("cannot be booked against a rule: %s", (_, arrival, departure, expected) => {
    expect(ruleObstacle({ arrival, departure }, rules, today)).toMatchObject(expected);
  });
});

test("a stay longer than the engine allows is rejected, and suggestions have the maximum length", () => {
  const rules = { availability: null, rates: null, maxNights: 30 };
  expect(obstacle("2027-02-01", "2027-03-03", rules)).toBeNull();
  expect(obstacle("2027-02-01", "2027-03-04", rules)).toEqual({ kind: "maximumNights", day: "2027-02-01", nights: 30 });
  const [nearest] = nearestStays({ arrival: "2027-02-01", departure: "2027-03-20" }, rules, today);
  expect(nearest).toEqual({ arrival: "2027-02-01", departure: "2027-03-03" });
});

test.each([
  ["two nights between two stays", "2026-12-08", "2026-12-10", true],
  ["one of these two nights", "2026-12-08", "2026-12-09", false],
  ["taken nights within a longer stay", "2026-12-05", "2026-12-07", false],
  ["nine nights until the next stay, too many for the discount", today, "2026-12-04", false],
])("gap discount: %s", (_, arrival, departure, expected) => {
  const discounted = { availability: known, rates: { ...rates, gaps: { ...rates.gaps, discount: 10 } } };
  expect(hasGapDiscount({ arrival, departure }, discounted, today)).toBe(expected);
});

test("no stay has a gap discount if the owner gives none, or no rates", () => {
  const gap = { arrival: "2026-12-08", departure: "2026-12-10" } as const;
  expect(hasGapDiscount(gap, { availability: known, rates }, today)).toBe(false);
  expect(hasGapDiscount(gap, free, today)).toBe(false);
});

test("suggests the nearest possible stays of the same length", () => {
  expect(nearestStays({ arrival: "2026-12-03", departure: "2026-12-05" }, free, today)).toEqual([
    { arrival: "2026-12-02", departure: "2026-12-04" },
    { arrival: "2026-12-01", departure: "2026-12-03" },
    { arrival: "2026-11-30", departure: "2026-12-02" },
  ]);
});

test("if no departure is chosen, suggests the shortest stays, also if the taken one would be longer because of a closed departure", () => {
  // Three nights from Thursday, 3 December, because no stay may end on Saturday; from any other day, two nights are enough.
  const rules = {
    availability: { ...known, taken: [["2026-12-03", "2026-12-04"] as [string, string]], notOpen: [] },
    rates: {
      ...rates,
      seasons: rates.seasons.map((season) => ({
        ...season,
        minimumNights: 2,
        closedToArrival: [],
        closedToDeparture: ["sat"],
      })),
    },
  };
  const wanted = { arrival: "2026-12-03", departure: "2026-12-06" };
  expect(nearestStays(wanted, rules, today, true)).toEqual([
    { arrival: "2026-12-04", departure: "2026-12-06" },
    { arrival: "2026-12-01", departure: "2026-12-03" },
    { arrival: "2026-12-05", departure: "2026-12-07" },
  ]);
  expect(nearestStays(wanted, rules, today).map(({ departure }) => departure)).not.toContain("2026-12-05");
});

test("without a departure, a gap that may be shorter than the minimum is an alternative", () => {
  const open = { ...rates, gaps: { ...rates.gaps, belowMinimum: true } };
  const seasons = rates.seasons.map((season) => ({ ...season, minimumNights: 3 }));
  const wanted = { arrival: "2026-12-07", departure: "2026-12-10" };
  const gap = { arrival: "2026-12-08", departure: "2026-12-10" };
  expect(nearestStays(wanted, { availability: known, rates: { ...open, seasons } }, today, true)).toContainEqual(gap);
});

test("finds only gaps of one to three nights between two stays", () => {
  expect(gapsBetween(known, today)).toEqual([["2026-12-08", "2026-12-10"]]);
  expect(gapsBetween({ ...known, notOpen: [["2026-12-09", "2026-12-10"]] }, today)).toEqual([]);
});

test("a gap remains a gap until its last night, although the stay before it is no longer in the calendars", () => {
  const from = (day: string) => {
    const clipped = clipRuns(known.taken, day, known.horizon).map(([first, end]): [string, string] => [first, end]);
    return gapsBetween({ ...known, taken: clipped }, day);
  };
  expect(from("2026-12-07")).toEqual([["2026-12-08", "2026-12-10"]]);
  expect(from("2026-12-08")).toEqual([["2026-12-08", "2026-12-10"]]);
  expect(from("2026-12-09")).toEqual([["2026-12-09", "2026-12-10"]]);
  expect(from("2026-12-10")).toEqual([]);
});

test.each([today, "2027-03-01", "2028-02-29"])("on %s, the last day of the calendar is before the horizon", (day) => {
  expect(lastCalendarDay(day) < horizonOf(day)).toBe(true);
});

test("availability is stale after a day, or if it was never read", () => {
  const read = Date.parse("2026-11-25T08:00:00.000Z");
  expect(isStale(known, read + staleAfter)).toBe(false);
  expect(isStale(known, read + staleAfter + 1)).toBe(true);
  expect(isStale({ checkedAt: null }, read)).toBe(true);
});

const suiteReadAt = (checkedAt: string | null) => ({ checkedAt, taken: [], notOpen: [] });

test.each([
  ["one suite: its time", undefined, known.checkedAt],
  [
    "several suites: the earliest of their times",
    {
      garden: suiteReadAt("2026-11-25T07:00:00.000Z"),
      luxury: suiteReadAt("2026-11-24T06:00:00.000Z"),
      attic: suiteReadAt("2026-11-25T08:30:00.000Z"),
    },
    "2026-11-24T06:00:00.000Z",
  ],
  [
    "several suites, of which one has no calendar that was read",
    { garden: suiteReadAt("2026-11-25T07:00:00.000Z"), luxury: suiteReadAt(null) },
    null,
  ],
])("when the calendars were read, in a house with %s", (_, suites, expected) => {
  expect(calendarsReadAt({ ...known, ...(suites && { suites }) })).toBe(expected);
});

const run = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, nights]): readonly [string, string] => [addDays(today, start), addDays(today, start + nights)]);

const nightsOfRun = ([from, to]: readonly [string, string]): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(from, to)) }, (_, index) => addDays(from, index));

// One `expect` for each calendar: with several, ten thousand calendars would take many times as long.
test("merging keeps the same nights in separate sorted runs; subtracting removes all nights of the other runs", () => {
  const [from, to] = [addDays(today, 20), addDays(today, 60)];
  fc.assert(
    fc.property(fc.array(run, { maxLength: 12 }), fc.array(run, { maxLength: 6 }), (runs, others) => {
      const nights = new Set(runs.flatMap(nightsOfRun));
      const merged = mergeRuns(runs);
      const kept = merged.flatMap(nightsOfRun);
      expect({
        count: countNights(merged),
        areSeparate: merged.every(([from], index) => index === 0 || from > (merged[index - 1]?.[1] ?? "")),
        rest: new Set(subtractRuns(runs, others).flatMap(nightsOfRun)),
        clipped: clipRuns(merged, from, to).flatMap(nightsOfRun),
      }).toEqual({
        count: nights.size,
        areSeparate: true,
        rest: new Set([...nights].filter((night) => !hasNight(others, night))),
        clipped: kept.filter((night) => night >= from && night < to),
      });
    }),
    { numRuns: 10_000 },
  );
});

test("for any calendar, a suggested stay has no taken night, is not in the past and is not shorter than the request", () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 14 }), run, (runs, [arrival, departure]) => {
      const availability = {
        ...known,
        taken: mergeRuns(runs).map(([from, to]): [string, string] => [from, to]),
        notOpen: [],
      };
      const minimum = Math.max(3, nightsBetween(arrival, departure));
      const wrong = nearestStays({ arrival, departure }, { availability, rates }, today).filter((stay) => {
        const nights = nightsOfRun([stay.arrival, stay.departure]);
        const isFree = nights.every((night) => nightState(availability, night) === "free");
        return !isFree || stay.arrival < today || stay.departure > availability.horizon || nights.length < minimum;
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

test("a suite has its own nights, or those of the whole house if it has none", () => {
  const garden = { checkedAt: "2026-11-25T07:00:00.000Z", taken: [["2026-12-20", "2026-12-22"] as const], notOpen: [] };
  const house = { ...known, suites: { "garden-suite": garden } } as unknown as Availability;
  expect(nightsOfSuite(house, "garden-suite")).toMatchObject({ ...garden, horizon: known.horizon });
  expect(nightState(nightsOfSuite(house, "garden-suite"), "2026-12-04")).toBe("free");
  expect(nightState(nightsOfSuite(house, "luxury-suite"), "2026-12-04")).toBe("taken");
  expect(nightsOfSuite(known, undefined)).toBe(known);
  expect(nightsOfSuite(null, "garden-suite")).toBeNull();
});
