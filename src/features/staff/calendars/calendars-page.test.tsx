/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { clockOffsetStore } from "../../../lib/booking/today";
import type { Text } from "../../../lib/i18n/keys";
import { blockNights, listBlockedNights, listCalendars } from "../api/calendars";
import CalendarsPage from "./calendars-page";
import { type Block, blockErrors, feedSchema, isOutdated, nightsAhead, readingText } from "./feed";

const mockSite = { hours: { timeZone: "Europe/Athens" }, suites: [] as { slug: string; name: string }[] };
jest.mock("../../../components/layout/site-context", () => ({ useSite: () => mockSite }));
jest.mock("../../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (key: string, { suite = "" } = {}) =>
      key + suite,
}));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../api/calendars");

const day = 86_400_000;
/** The time in Athens is 10:00. */
const now = new Date("2026-11-25T08:00:00Z");

test("on a computer whose clock is a day ahead, tonight can be blocked and freed, and the calendars count as read", async () => {
  jest.useFakeTimers({ now: now.getTime() + day, advanceTimers: true });
  clockOffsetStore.set(-day);
  const tonight = { first_night: "2026-11-25", departure: "2026-11-26", suite: null, reason: "Painting" };
  const isListed = (today: string) => tonight.departure > today;
  jest
    .mocked(listBlockedNights)
    .mockImplementation((today) => Promise.resolve(isListed(today) ? [{ id: "1", ...tonight }] : []));
  jest.mocked(listCalendars).mockResolvedValue([
    {
      feed: "a",
      label: "Airbnb",
      suite: null,
      good_at: "2026-11-25T07:00:00Z",
      taken: [["2026-11-25", "2026-11-26"]],
      warnings: [],
      problem: null,
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarsPage />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("row", { name: /Airbnb/ })).textContent).toMatch(/09:001calendars\.well$/);
  await screen.findByRole("row", { name: /Painting/ });
  for (const [label, value] of [
    ["calendars.firstNight", tonight.first_night],
    ["calendars.departure", tonight.departure],
    ["calendars.reason", "Heating"],
  ] as const)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "calendars.block" }));
  await waitFor(() => expect(blockNights).toHaveBeenCalledWith({ ...tonight, reason: "Heating" }, expect.anything()));
  jest.useRealTimers();
});

test("says of blocked nights and of a calendar of an unknown suite that they count for the whole house", async () => {
  mockSite.suites = [
    { slug: "garden-suite", name: "Garden Suite" },
    { slug: "roof-suite", name: "Roof Suite" },
  ];
  const nights = { first_night: "2026-12-04", departure: "2026-12-06" };
  jest.mocked(listBlockedNights).mockResolvedValue([
    { id: "1", ...nights, suite: "old-suite", reason: "Painting" },
    { id: "2", ...nights, suite: "roof-suite", reason: "Heating" },
  ]);
  const calendar = {
    feed: "a",
    label: "Airbnb",
    suite: "old-suite",
    good_at: null,
    taken: [],
    warnings: [],
    problem: null,
  };
  jest.mocked(listCalendars).mockResolvedValue([calendar]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarsPage />
    </QueryClientProvider>,
  );
  for (const [entry, suite] of [
    [/Painting/, "calendars.unknownSuiteold-suite"],
    [/Heating/, "Roof Suite"],
    [/Airbnb/, "calendars.unknownSuiteold-suite"],
  ] as const)
    expect((await screen.findByRole("row", { name: entry })).textContent).toContain(suite);
  mockSite.suites = [];
});

const today = "2026-11-25";
const block = (changes: Partial<Block> = {}) =>
  blockErrors({ first_night: "2026-12-04", departure: "2026-12-08", reason: "Painting", ...changes }, today);

test("counts each taken night of the next 60 days once, starting tonight", () => {
  const taken: [string, string][] = [
    ["2026-11-20", "2026-11-27"],
    ["2026-11-26", "2026-11-28"],
    ["2027-01-22", "2027-02-10"],
  ];
  expect(nightsAhead({ taken }, today)).toBe(3 + 2);
});

test("a feed is outdated 24 hours after its last successful reading, or if it was never read", () => {
  const now = Date.parse("2026-11-25T08:00:00Z");
  expect(isOutdated({ good_at: "2026-11-24T08:01:00Z" }, now)).toBe(false);
  expect(isOutdated({ good_at: "2026-11-24T07:59:00Z" }, now)).toBe(true);
  expect(isOutdated({ good_at: null }, now)).toBe(true);
});

test("shows an unknown problem as “unreadable”", () => {
  const row = { feed: "a", label: "A", suite: null, good_at: null, taken: [], warnings: [], problem: "new" };
  expect(v.parse(feedSchema, row).problem).toBe("unreadable");
  expect(v.parse(feedSchema, { ...row, problem: null }).problem).toBeNull();
});

test("the message after reading all calendars names those whose result could not be stored, because the table does not show this problem", () => {
  const t: Text = (key, values = {}) => [key, ...Object.values(values)].join(" ");
  const text = (...problems: readonly (string | null)[]) =>
    readingText(
      problems.map((problem, index) => ({ label: `feed${index}`, problem })),
      t,
    );
  expect(text()).toBe("calendars.none");
  expect(text(null, null)).toBe("calendars.allRead");
  expect(text(null, "slow", "cut")).toBe("calendars.someFailed 2");
  expect(text(null, "notSaved")).toBe("calendars.notSaved feed1");
  expect(text("slow", "notSaved", "notSaved")).toBe("calendars.someFailed 1 calendars.notSaved feed1, feed2");
});

test("accepts nights that can be blocked, even if the first one has passed", () => {
  expect(block()).toEqual({});
  expect(block({ first_night: "2026-11-20" })).toEqual({});
});

const bothYearsUnknown = { first_night: "yearUnknown", departure: "yearUnknown" } as const;

test.each<[string, Partial<Block>, ReturnType<typeof block>]>([
  [
    "an empty form",
    { first_night: "", departure: "", reason: " " },
    { first_night: "firstNightMissing", departure: "departureMissing", reason: "reasonMissing" },
  ],
  ["a departure on the first night", { departure: "2026-12-04" }, { departure: "departureFirst" }],
  ["a departure before the first night", { departure: "2026-12-03" }, { departure: "departureFirst" }],
  ["nights in the past", { first_night: "2026-11-20", departure: "2026-11-25" }, { departure: "over" }],
  ["more than a year", { departure: "2027-12-06" }, { departure: "tooLong" }],
  ["a year of five digits", { first_night: "20277-03-01", departure: "20277-03-05" }, bothYearsUnknown],
  [
    "a year of five digits that sorts before today",
    { first_night: "12027-03-01", departure: "12027-03-05" },
    bothYearsUnknown,
  ],
  ["a year of two digits", { first_night: "0027-03-01" }, { first_night: "yearUnknown" }],
  ["a departure after this century", { departure: "2100-01-01" }, { departure: "yearUnknown" }],
])("rejects %s", (_, changes, errors) => {
  expect(block(changes)).toEqual(errors);
});
