import type { FeedReading } from "./read-feed.ts";
import { type ReadingOutcome, type Snapshot, mergeAvailability, newSnapshot, nextSnapshot } from "./snapshot.ts";

const hour = 3_600_000;
const start = Date.parse("2026-11-25T08:00:00.000Z");
const fiveBookings: FeedReading = { taken: [["2026-12-04", "2026-12-08"]], notOpen: [], entries: 5, warnings: [] };
const noBookings: FeedReading = { taken: [], notOpen: [], entries: 0, warnings: [] };
const read = (reading: FeedReading): ReadingOutcome => ({
  kind: "read",
  reading,
  etag: '"1"',
  lastModified: null,
});
const known = nextSnapshot(newSnapshot("airbnb", "Airbnb"), read(fiveBookings), start);

test("a new reading replaces all nights of the previous one", () => {
  const moved: FeedReading = { ...fiveBookings, taken: [["2026-12-10", "2026-12-12"]] };
  expect(nextSnapshot(known, read(moved), start + hour).taken).toEqual([["2026-12-10", "2026-12-12"]]);
});

test.each<[string, ReadingOutcome, string]>([
  ["a response with status 500", { kind: "failed", problem: "refused" }, "refused"],
  ["a sign-in page", { kind: "failed", problem: "notCalendar" }, "notCalendar"],
  ["an incomplete file", { kind: "failed", problem: "cut" }, "cut"],
])("%s keeps the nights and time of the last successful reading", (_, outcome, problem) => {
  const after = nextSnapshot(known, outcome, start + hour);
  expect(after).toMatchObject({ taken: known.taken, good_at: known.good_at, problem });
  expect(after.read_at).not.toBe(known.read_at);
});

describe("an empty calendar after one with five bookings", () => {
  const readings = (...hours: readonly number[]): Snapshot =>
    hours.reduce((snapshot, after) => nextSnapshot(snapshot, read(noBookings), start + after * hour), known);

  test.each([
    ["once", [1]],
    ["three times within an hour", [1, 1.25, 1.5]],
    ["twice in seven hours", [1, 8]],
  ])("is not accepted when read %s", (_, hours) => {
    expect(readings(...hours)).toMatchObject({
      taken: known.taken,
      good_at: known.good_at,
      problem: "suddenlyEmpty",
      etag: null,
    });
  });

  test("is accepted when read three times over six hours", () => {
    expect(readings(1, 4, 7)).toMatchObject({
      taken: [],
      entries: 0,
      problem: null,
      empty_reads: 0,
      empty_since: null,
    });
  });

  test("is counted from one again after a reading with bookings", () => {
    const between = nextSnapshot(readings(1, 4), read(fiveBookings), start + 5 * hour);
    expect(nextSnapshot(between, read(noBookings), start + 8 * hour)).toMatchObject({
      taken: known.taken,
      empty_reads: 1,
    });
  });

  test("is accepted at once if there were never any bookings", () => {
    expect(nextSnapshot(newSnapshot("new", "New"), read(noBookings), start)).toMatchObject({
      problem: null,
      entries: 0,
    });
  });
});

test("an unchanged calendar counts as a successful reading", () => {
  const after = nextSnapshot({ ...known, problem: "slow" }, { kind: "unchanged" }, start + hour);
  expect(after).toMatchObject({ taken: known.taken, problem: null, etag: '"1"', good_at: "2026-11-25T09:00:00.000Z" });
});

describe("the merged availability", () => {
  const scope = { zone: "Europe/Athens", today: "2026-11-25", horizon: "2028-11-25" };
  const booking: Snapshot = {
    ...known,
    feed: "booking",
    good_at: "2026-11-25T07:00:00.000Z",
    taken: [["2026-12-06", "2026-12-11"]],
    not_open: [["2026-12-10", "2028-12-31"]],
  };
  const feeds = [{ id: "airbnb" }, { id: "booking" }];
  const merge = (snapshots: readonly Snapshot[], configured = feeds, blocked: [string, string][] = []) =>
    mergeAvailability(
      { snapshots: [...snapshots], blocked: blocked.map((nights) => ({ suite: null, nights })) },
      configured,
      scope,
      start + hour,
    );

  test("joins all nights within the horizon, with the time of the oldest reading", () => {
    expect(merge([known, booking], feeds, [["2026-12-20", "2026-12-22"]])).toEqual({
      zone: "Europe/Athens",
      checkedAt: "2026-11-25T07:00:00.000Z",
      horizon: "2028-11-25",
      taken: [
        ["2026-12-04", "2026-12-11"],
        ["2026-12-20", "2026-12-22"],
      ],
      notOpen: [
        ["2026-12-11", "2026-12-20"],
        ["2026-12-22", "2028-11-25"],
      ],
    });
  });

  test("is unknown while one calendar has never been read successfully", () => {
    expect(merge([known]).checkedAt).toBeNull();
  });

  test("ignores a feed that is no longer configured", () => {
    expect(merge([known, booking], [{ id: "airbnb" }])).toMatchObject({ taken: known.taken, notOpen: [] });
  });

  test("is unknown without feeds, unless nights are blocked", () => {
    expect(merge([], []).checkedAt).toBeNull();
    expect(merge([], [], [["2026-12-20", "2026-12-22"]]).checkedAt).toBe("2026-11-25T09:00:00.000Z");
  });

  describe("in a house with several suites", () => {
    const ofSuites = [{ id: "airbnb", suite: "garden-suite" }, { id: "booking" }];
    const state = {
      snapshots: [known, booking],
      blocked: [{ suite: "luxury-suite", nights: ["2026-12-20", "2026-12-22"] as [string, string] }],
    };
    const bySuite = (configured: Parameters<typeof mergeAvailability>[1], suites = ["luxury-suite", "garden-suite"]) =>
      mergeAvailability(state, configured, scope, start + hour, suites);

    test("each suite has its own nights and those of the whole house", () => {
      const { taken, checkedAt, suites } = bySuite(ofSuites);
      expect(taken).toEqual([["2026-12-06", "2026-12-11"]]);
      expect(suites?.["garden-suite"]?.taken).toEqual([["2026-12-04", "2026-12-11"]]);
      expect(suites?.["luxury-suite"]?.taken).toEqual([
        ["2026-12-06", "2026-12-11"],
        ["2026-12-20", "2026-12-22"],
      ]);
      expect([checkedAt, suites?.["luxury-suite"]?.checkedAt]).toEqual(Array(2).fill("2026-11-25T07:00:00.000Z"));
    });

    test("a calendar that has never been read leaves only its own suite unknown", () => {
      const { suites } = bySuite([...ofSuites, { id: "new", suite: "garden-suite" }]);
      expect(suites?.["garden-suite"]?.checkedAt).toBeNull();
      expect(suites?.["luxury-suite"]?.checkedAt).toBe("2026-11-25T07:00:00.000Z");
    });

    test("a suite without calendars is unknown", () => {
      const { checkedAt, suites } = mergeAvailability(
        { ...state, blocked: [] },
        [{ id: "airbnb", suite: "garden-suite" }],
        scope,
        start + hour,
        ["luxury-suite", "garden-suite"],
      );
      expect([checkedAt, suites?.["luxury-suite"]?.checkedAt]).toEqual([null, null]);
      expect(suites?.["garden-suite"]?.taken).toEqual(known.taken);
    });

    test("the calendar of a suite that does not exist counts for the whole house, as does every calendar in a house with one suite", () => {
      expect(bySuite([{ id: "airbnb", suite: "cellar" }]).suites?.["luxury-suite"]?.taken).toContainEqual([
        "2026-12-04",
        "2026-12-08",
      ]);
      const one = bySuite(ofSuites, []);
      expect(one.suites).toBeUndefined();
      expect(one.taken).toEqual([
        ["2026-12-04", "2026-12-11"],
        ["2026-12-20", "2026-12-22"],
      ]);
    });
  });
});
