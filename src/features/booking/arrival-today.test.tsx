/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { ArrivalToday } from "./arrival-today";

jest.mock("../../components/layout/site-context", () => ({
  useSite: () => ({ hours: { timeZone: "Europe/Athens" } }),
}));
jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

afterEach(() => jest.useRealTimers());

test.each([
  ["at 09:00, the online check-in is open", "2026-12-01T07:00:00Z", "21:30", "booking.arrival.today"],
  ["at 21:30, it is open for the last minute", "2026-12-01T19:30:40Z", "21:30", "booking.arrival.today"],
  ["at 21:31, it is closed", "2026-12-01T19:31:00Z", "21:30", "booking.arrival.closed"],
  ["after midnight, that of the new day is open", "2026-12-01T22:10:00Z", "21:30", "booking.arrival.today"],
  ["in a house without online check-in, nothing has closed", "2026-12-01T21:59:00Z", null, "booking.arrival.today"],
])("an arrival today, by the house's clock: %s", (_, now, onlineCheckInBy, expected) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  expect(render(<ArrivalToday onlineCheckInBy={onlineCheckInBy} />).container.textContent).toBe(expected);
});
