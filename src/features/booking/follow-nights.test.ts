import { ratesAllYear } from "../../../tests/support/rates";
import type { Availability } from "../../lib/booking/availability";
import type { KnownNights } from "./availability-store";
import { stayPrice } from "./booking-terms";
import { checkBy } from "./follow-nights";
import type { StayCheck } from "./stay";

jest.mock("gatsby", () => ({ graphql: () => "" }));
jest.mock("../../settings/environment", () => ({ environment: { backendUrl: "" } }));

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
  asked: true,
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
    ["the first response arrives", check({ availability: null, asked: false })],
    ["a stored calendar that is too old is replaced", check({ asked: false, at: at + 48 * 3_600_000 })],
  ])("has lines but no total until %s", (_, by) => {
    expect(stayPrice(inGap, terms, by)).toMatchObject({ total: null, lines: [{ kind: "nights", amount: 20_000 }] });
  });

  test.each([
    ["the calendars are known", check(), 18_000],
    ["an earlier page has stored recent calendars", check({ asked: false }), 18_000],
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

test("the calendar of one suite says nothing about a stay in another", () => {
  const garden = check({}, "garden-suite");
  expect(garden.obstacle({ ...taken, suite: "garden-suite" })).toEqual({ kind: "taken", day: "2026-12-05" });
  expect(garden.obstacle({ ...taken, suite: "roof" })).toBeNull();
  expect(garden.hasGapDiscount({ ...inGap, suite: "garden-suite" })).toBe(true);
  expect(garden.hasGapDiscount({ ...inGap, suite: "roof" })).toBeUndefined();
  expect(total({ ...inGap, suite: "roof" } as typeof inGap, garden)).toBeNull();
});
