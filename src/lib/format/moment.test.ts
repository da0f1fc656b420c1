import { formatMoment } from "./moment";

const zone = "Europe/Athens";

test("formats a moment in the time zone of the house, with the year only if it is not the current one", () => {
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone)).toBe("21 Nov 2026, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone, Date.parse("2026-12-01"))).toBe("21 Nov, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "el", zone, Date.parse("2027-01-01T12:00Z"))).toMatch(/21 Νοε 2026/);
});
