/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ratesAllYear } from "../../../tests/support/rates";
import type { Availability } from "../../lib/booking/availability";
import { emptyStay } from "../../lib/booking/kept-stay";
import type { Rates } from "../../lib/booking/rates";
import { NightsNote } from "./nights-note";

jest.mock("../../components/layout/site-context", () => ({
  useSite: () => ({ hours: { timeZone: "Europe/Athens" } }),
}));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../lib/i18n/use-text", () => ({
  useText:
    () =>
    (key: string, values: object = {}) =>
      `${key} ${Object.values(values).join(" ")}`.trim(),
}));

const now = Date.parse("2026-11-21T22:30:00Z");

const availability = { zone: "Europe/Athens", checkedAt: null, horizon: "2028-11-20", taken: [], notOpen: [] };

/** The note about calendars that were last read at `checkedAt`; undefined if nothing is known. */
const note = (checkedAt: string | null | undefined, failed = false, rates: Rates | null = null) =>
  render(
    <NightsNote
      availability={checkedAt === undefined ? null : { ...availability, checkedAt }}
      failed={failed}
      at={now}
      stay={emptyStay}
      rules={{ availability: null, rates }}
      today="2026-11-22"
      end="arrival"
    />,
  );

test.each([
  ["today in the house's time zone", "2026-11-21T22:05:00.000Z", false, "booking.nights.read 00:05"],
  ["yesterday in the house's time zone", "2026-11-21T21:55:00.000Z", false, "booking.nights.readEarlier 21 Nov, 23:55"],
  [
    "earlier, and the last request failed",
    "2026-11-21T19:20:00.000Z",
    true,
    "booking.nights.notRenewed 21 Nov, 21:20 3 hours ago",
  ],
  ["too long ago", "2026-11-20T22:00:00.000Z", false, "booking.nights.stale 21 Nov, 00:00"],
])("says when the calendars were read: %s", (_, checkedAt, failed, text) => {
  note(checkedAt, failed);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText("booking.nights.taken") === null).toBe(text.includes("stale"));
});

test("shows nothing when no calendar has ever been read and there are no rates", () => {
  expect(note(null).container.innerHTML).toBe("");
});

test.each([
  ["says that the nights are unknown if the only request failed", true, "booking.nights.unknown"],
  ["says nothing while the first request is running", false, ""],
])("%s", (_, failed, text) => {
  const { container } = note(undefined, failed);
  expect(container.textContent).toBe(text);
});

test.each([
  ["of every year", { from: "01-01", to: "03-31" }, true],
  ["that is still to come", { from: "2026-12-30", to: "2027-01-01" }, true],
  ["that is over", { from: "2025-12-30", to: "2026-01-01" }, false],
])("the legend has “No arrivals” for a season %s: %p", (_, dates, isShown) => {
  note("2026-11-21T22:05:00.000Z", false, {
    seasons: [{ ...dates, closedToArrival: ["thu"], closedToDeparture: [] }],
  } as unknown as Rates);
  expect(screen.queryByText("booking.nights.noArrivals") !== null).toBe(isShown);
});

test.each([
  ["the minimum of the rates, if more nights are free", "2026-12-10", "booking.error.minimumNights 10\u00a0December 3"],
  ["the nights between two stays, if they are fewer", "2026-12-06", "booking.error.minimumNights 6\u00a0December 2"],
  ["no minimum, if there is one night between two stays", "2026-12-02", undefined],
])("while the departure is missing, the note states %s", (_, arrival, text) => {
  const known: Availability = {
    ...availability,
    checkedAt: "2026-11-21T22:05:00.000Z",
    taken: [
      ["2026-11-28", "2026-12-02"],
      ["2026-12-03", "2026-12-06"],
      ["2026-12-08", "2026-12-10"],
    ],
  };
  const rules = { availability: known, rates: ratesAllYear(3) };
  const stay = { ...emptyStay, arrival };
  render(
    <NightsNote
      availability={known}
      failed={false}
      at={now}
      stay={stay}
      rules={rules}
      today="2026-11-22"
      end="departure"
    />,
  );
  expect(screen.queryByText(/minimumNights/)?.textContent).toBe(text);
});
