import { dayIn, daysBetween, formatMoment } from "./moment";

const zone = "Europe/Athens";

test("formats a moment in the time zone of the house, with the year only if it is not the current one", () => {
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone)).toBe("21 Nov 2026, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone, Date.parse("2026-12-01"))).toBe("21 Nov, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "el", zone, Date.parse("2027-01-01T12:00Z"))).toMatch(/21 Νοε 2026/);
});

test("a day begins at midnight at the house", () => {
  expect(dayIn(Date.parse("2026-11-20T22:30:00Z"), zone)).toBe("2026-11-21");
});

test("counts whole days, across daylight saving changes and backwards", () => {
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-11-21", "2026-11-21")).toBe(0);
  expect(daysBetween("2026-11-21", "2026-11-15")).toBe(-6);
});
