import { dayIn, daysBetween, formatMoment } from "./moment";

const zone = "Europe/Athens";

test("a moment is written in the house's own time, with its year only where it differs", () => {
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone)).toBe("21 Nov 2026, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "en", zone, Date.parse("2026-12-01"))).toBe("21 Nov, 09:12");
  expect(formatMoment("2026-11-21T07:12:00Z", "el", zone, Date.parse("2027-01-01T12:00Z"))).toMatch(/21 Νοε 2026/);
});

test("a day begins when it begins at the house", () => {
  expect(dayIn(Date.parse("2026-11-20T22:30:00Z"), zone)).toBe("2026-11-21");
});

test("days are counted whole, across the change of the clocks and backwards", () => {
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-11-21", "2026-11-21")).toBe(0);
  expect(daysBetween("2026-11-21", "2026-11-15")).toBe(-6);
});
