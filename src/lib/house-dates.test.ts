import { daysUntil, hasEnded, isCurrent } from "./house-dates";

test("a document is valid through its last day, by the date at the house instead of the build's", () => {
  expect(hasEnded("2027-09-21", "2027-09-21", false)).toBe(false);
  expect(hasEnded("2027-09-21", "2027-09-22", false)).toBe(true);
  expect(hasEnded("2027-09-21", "", true)).toBe(true);
});

test("an offer is shown from its first to its last day, whatever the age of the page", () => {
  const shown = (today: string) => isCurrent("2026-12-01", "2026-12-24", today, true);
  expect(["2026-11-30", "2026-12-01", "2026-12-24", "2026-12-25"].map(shown)).toEqual([false, true, true, false]);
  expect(isCurrent("2026-12-01", "2026-12-24", "", false)).toBe(false);
});

test("counts the days until the last one", () => {
  expect(daysUntil("2026-12-24", "2026-11-24")).toBe(30);
  expect(daysUntil("2026-12-24", "2026-12-24")).toBe(0);
  expect(daysUntil("2026-12-24", "2026-12-25")).toBe(-1);
});
