/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { emptyStay } from "../../lib/booking/kept-stay";
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

const note = (checkedAt: string | null, failed = false) =>
  render(
    <NightsNote
      availability={{ zone: "Europe/Athens", checkedAt, horizon: "2028-11-20", taken: [], notOpen: [] }}
      failed={failed}
      at={now}
      stay={emptyStay}
      rates={null}
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

test("shows nothing when no calendar has ever been read", () => {
  expect(note(null).container.innerHTML).toBe("");
});
