/** @jest-environment jsdom */
import { ratesAllYear } from "../../../tests/support/rates";
import type { Availability } from "../../lib/booking/availability";
import { type KnownNights, availabilityKey, checkBy, recentNights } from "./availability-store";
import { stayPrice } from "./booking-terms";
import type { StayCheck } from "./stay";

const now = Date.parse("2026-11-21T10:00:00Z");
const minute = 60_000;
const availabilityReadAt = (checkedAt: string | null = "2026-11-21T09:45:00.000Z"): Availability => ({
  zone: "Europe/Athens",
  checkedAt,
  horizon: "2028-11-20",
  taken: [["2026-12-04", "2026-12-08"]],
  notOpen: [],
});
const fetchMock = jest.fn<Promise<unknown>, unknown[]>();
/** Queues a response. `clock`: the time that the backend's clock shows; by default the response has no Date header. */
const respondWith = (body: unknown, ok = true, clock?: number) =>
  fetchMock.mockResolvedValueOnce({
    ok,
    status: ok ? 200 : 500,
    headers: new Headers(clock === undefined ? {} : { date: new Date(clock).toUTCString() }),
    json: () => Promise.resolve(body),
  });

/** Imports the store afresh, as on a newly opened page. */
const freshStore = async () => {
  jest.resetModules();
  return import("./availability-store");
};

jest.mock("gatsby", () => ({ graphql: () => "" }));
jest.mock("../../settings/environment", () => ({ environment: { backendUrl: "" } }));

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
});

test("requests the availability once, and again after five minutes", async () => {
  const { availabilityStore, refreshAvailability } = await freshStore();
  respondWith(availabilityReadAt());
  await refreshAvailability(now);
  await refreshAvailability(now + 4 * minute);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(availabilityStore.get()).toMatchObject({ availability: availabilityReadAt(), failed: false });
  respondWith({ ...availabilityReadAt(), taken: [] });
  await refreshAvailability(now + 5 * minute);
  expect(availabilityStore.get().availability?.taken).toEqual([]);
});

test("a second call waits for the request of the first", async () => {
  const { availabilityStore, refreshAvailability } = await freshStore();
  respondWith(availabilityReadAt());
  void refreshAvailability(now);
  await refreshAvailability(now);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(availabilityStore.get().availability).toEqual(availabilityReadAt());
});

test.each([
  ["a failure", {}, false],
  ["a response of another shape", { taken: "all" }, true],
])("keeps the last availability after %s", async (_, body, ok) => {
  const { availabilityStore, refreshAvailability } = await freshStore();
  respondWith(availabilityReadAt());
  await refreshAvailability(now);
  respondWith(body, ok);
  await refreshAvailability(now + 6 * minute);
  expect(availabilityStore.get()).toMatchObject({ availability: availabilityReadAt(), failed: true });
  respondWith({ ...availabilityReadAt(), taken: [] });
  // The panel calls `refreshAvailability` for every focused day. After a failure, a new request waits five seconds, not five minutes.
  await refreshAvailability(now + 6 * minute + 4999);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await refreshAvailability(now + 6 * minute + 5000);
  expect(availabilityStore.get()).toMatchObject({
    availability: { ...availabilityReadAt(), taken: [] },
    failed: false,
  });
});

test("uses the availability stored on an earlier visit when offline", async () => {
  localStorage.setItem(availabilityKey, JSON.stringify(availabilityReadAt()));
  const { availabilityStore, refreshAvailability } = await freshStore();
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  await refreshAvailability(now);
  expect(availabilityStore.get()).toMatchObject({ availability: availabilityReadAt(), failed: true });
});

test("ignores a stored value that is not valid", async () => {
  localStorage.setItem(availabilityKey, "{");
  const { availabilityStore, refreshAvailability } = await freshStore();
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  await refreshAvailability(now);
  expect(availabilityStore.get()).toMatchObject({ availability: null, failed: true });
});

describe("with a device clock that is 26 hours ahead of the backend's", () => {
  const ahead = now + 26 * 60 * minute;
  beforeEach(() => jest.useFakeTimers({ now: ahead }));
  afterEach(() => jest.useRealTimers());
  const visit = async () => {
    const store = await freshStore();
    respondWith(availabilityReadAt(), true, now);
    await store.refreshAvailability(ahead);
    return store;
  };

  test("calendars that were read minutes ago are recent", async () => {
    const { availabilityStore } = await visit();
    const { availability, at } = availabilityStore.get();
    expect(at).toBe(now);
    expect(recentNights(availability, at)).toEqual(availabilityReadAt());
  });

  test("calendars that were read minutes ago stay recent if the next request fails", async () => {
    const { availabilityStore, refreshAvailability } = await visit();
    fetchMock.mockRejectedValueOnce(new TypeError("offline"));
    await refreshAvailability(ahead + 6 * minute);
    expect(availabilityStore.get()).toEqual({
      availability: availabilityReadAt(),
      settled: true,
      failed: true,
      at: now + 6 * minute,
    });
  });

  test("today is the day that the backend's clock shows", async () => {
    await visit();
    const { currentDay } = await import("../../lib/booking/today");
    expect(currentDay("Europe/Athens", ahead)).toBe("2026-11-21");
  });

  test("once the clock has been corrected, the next call requests the availability again", async () => {
    const { availabilityStore, refreshAvailability } = await visit();
    jest.setSystemTime(now + 6 * minute);
    respondWith({ ...availabilityReadAt(), taken: [] }, true, now + 6 * minute);
    await refreshAvailability(now + 6 * minute);
    expect(availabilityStore.get()).toMatchObject({ availability: { taken: [] }, at: now + 6 * minute });
  });

  test("the lists of the suite page show the taken nights", async () => {
    const { renewedNights } = await visit();
    const built = { checkedAt: "2026-11-01T08:00:00.000Z", isStale: false, taken: [], offers: [] };
    expect(await renewedNights(built, null, undefined, ahead)).toMatchObject({
      isStale: false,
      taken: [{ from: "2026-12-04", to: "2026-12-08" }],
    });
  });
});

test.each([
  ["more than 24 hours ago", "2026-11-20T09:00:00.000Z", true],
  ["within 24 hours", "2026-11-21T09:00:00.000Z", false],
])(
  "if nothing newer is known, the suite page keeps its built lists, which are stale if too old: calendars read %s",
  async (_, checkedAt, isStale) => {
    const { renewedNights } = await freshStore();
    fetchMock.mockRejectedValueOnce(new TypeError("offline"));
    const built = { checkedAt, isStale: false, taken: [{ from: "2026-12-04", to: "2026-12-08" }], offers: [] };
    expect(await renewedNights(built, null, undefined, now)).toEqual({ ...built, isStale });
  },
);

test("a guest who returns to a page that has been open for an hour gets the current nights", async () => {
  jest.useFakeTimers({ now });
  const { availabilityStore, followNights } = await freshStore();
  respondWith(availabilityReadAt());
  const stop = followNights({ rates: null, maxNights: 30 }, "2026-11-21", undefined);
  await jest.advanceTimersByTimeAsync(0);
  jest.setSystemTime(now + 60 * minute);
  respondWith({ ...availabilityReadAt(), taken: [] });
  document.dispatchEvent(new Event("visibilitychange"));
  await jest.advanceTimersByTimeAsync(0);
  expect(availabilityStore.get().availability?.taken).toEqual([]);
  stop();
  jest.setSystemTime(now + 120 * minute);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(fetchMock).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test.each([
  ["calendars read today", "recent", availabilityReadAt(), true],
  ["calendars read more than 24 hours ago", "not recent", availabilityReadAt("2026-11-20T09:00:00.000Z"), false],
  ["calendars that were never read", "not recent", availabilityReadAt(null), false],
])("%s are %s", (_, __, availability, expected) => {
  expect(recentNights(availability, now) !== null).toBe(expected);
});

describe("the check of a stay", () => {
  const today = "2026-12-01";
  const at = Date.parse("2026-12-01T08:00:00Z");
  const availability: Availability = {
    zone: "Europe/Athens",
    checkedAt: "2026-12-01T07:45:00.000Z",
    horizon: "2028-12-01",
    taken: [
      ["2026-12-04", "2026-12-08"],
      ["2026-12-10", "2026-12-15"],
    ],
    notOpen: [],
  };
  const rates = ratesAllYear(1);
  const terms = {
    currency: "EUR",
    guestsIncluded: 2,
    thirdGuestFee: 20,
    directDiscount: 0,
    seasonalFees: [],
    rates,
  } as unknown as Queries.BookingTermsFragment;
  const inGap = { arrival: "2026-12-08", departure: "2026-12-10", guests: 2 };
  const taken = { arrival: "2026-12-05", departure: "2026-12-07", guests: 2 };
  const long = { arrival: "2026-12-20", departure: "2026-12-24", guests: 2 };

  const known = (part: Partial<KnownNights> = {}): KnownNights => ({
    availability,
    settled: true,
    failed: false,
    at,
    ...part,
  });
  const check = (part?: Partial<KnownNights>, suite?: string): StayCheck =>
    checkBy(known(part), { rates, maxNights: 30 }, today, suite);
  const total = (stay: typeof inGap, by: StayCheck | null) => stayPrice(stay, terms, by).total;

  describe("a stay that may get the discount for a gap", () => {
    test.each([
      ["the check is loaded", null],
      ["the first response arrives", check({ availability: null, settled: false })],
      ["a stored calendar that is too old is replaced", check({ settled: false, at: at + 48 * 3_600_000 })],
    ])("has lines but no total until %s", (_, by) => {
      expect(stayPrice(inGap, terms, by)).toMatchObject({ total: null, lines: [{ kind: "nights", amount: 20_000 }] });
    });

    test.each([
      ["the calendars are known", check(), 18_000],
      ["an earlier page has stored recent calendars", check({ settled: false }), 18_000],
      ["no calendar can be loaded, without the discount", check({ availability: null, failed: true }), 20_000],
    ])("has its total once %s", (_, by, expected) => {
      expect(total(inGap, by)).toBe(expected);
    });
  });

  test("a stay too long for the discount has its total before anything is loaded", () => {
    expect(total(long, null)).toBe(40_000);
  });

  test("a short stay has its total before anything is loaded if the owner gives no discount for gaps", () => {
    const none = { ...terms, rates: { ...rates, gaps: { ...rates.gaps, discount: 0 } } };
    expect(stayPrice(inGap, none, null).total).toBe(20_000);
  });

  test("a stay that is not possible has neither a total nor lines, so that no message to the house states a price", () => {
    expect(total(long, check())).toBe(40_000);
    expect(stayPrice({ ...long, arrival: "2026-12-06" }, terms, check())).toMatchObject({ total: null, lines: [] });
  });

  test("the calendar of one suite says nothing about a stay in another", () => {
    const garden = check({}, "garden-suite");
    expect(garden.obstacle({ ...taken, suite: "garden-suite" })).toEqual({ kind: "taken", day: "2026-12-05" });
    expect(garden.obstacle({ ...taken, suite: "roof" })).toBeNull();
    expect(garden.hasGapDiscount({ ...inGap, suite: "garden-suite" })).toBe(true);
    expect(garden.hasGapDiscount({ ...inGap, suite: "roof" })).toBeUndefined();
    expect(total({ ...inGap, suite: "roof" } as typeof inGap, garden)).toBeNull();
  });
});
