import { daysUntil, hasEnded, isCurrent } from "./house-dates";

test("something has ended from the day after its last day; while today is unknown, the build's answer counts", () => {
  expect(hasEnded("2027-09-21", "2027-09-21", false)).toBe(false);
  expect(hasEnded("2027-09-21", "2027-09-22", false)).toBe(true);
  expect(hasEnded("2027-09-21", "", true)).toBe(true);
});

test("something is current from its first to its last day; while today is unknown, the build's answer counts", () => {
  const shown = (today: string) => isCurrent("2026-12-01", "2026-12-24", today, true);
  expect(["2026-11-30", "2026-12-01", "2026-12-24", "2026-12-25"].map(shown)).toEqual([false, true, true, false]);
  expect(isCurrent("2026-12-01", "2026-12-24", "", false)).toBe(false);
});

test("counts the days until the last day: 0 on that day, negative afterwards", () => {
  expect(daysUntil("2026-12-24", "2026-11-24")).toBe(30);
  expect(daysUntil("2026-12-24", "2026-12-24")).toBe(0);
  expect(daysUntil("2026-12-24", "2026-12-25")).toBe(-1);
});
