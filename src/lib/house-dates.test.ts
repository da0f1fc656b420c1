import { daysUntil, hasEnded, isCurrent, isInSeason, isOver } from "./house-dates";

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

const summer = { from: "04-01", to: "09-30" };
const winter = { from: "10-01", to: "03-31" };

test.each([
  ["04-01", true],
  ["07-15", true],
  ["09-30", true],
  ["10-01", false],
  ["12-31", false],
  ["01-01", false],
  ["02-29", false],
  ["03-31", false],
])("whether %s is in summer, and not in winter: %s", (day, isSummer) => {
  expect(isInSeason(day, summer)).toBe(isSummer);
  expect(isInSeason(day, winter)).toBe(!isSummer);
});

test("a season can be a single day", () => {
  expect(isInSeason("05-01", { from: "05-01", to: "05-01" })).toBe(true);
  expect(isInSeason("05-02", { from: "05-01", to: "05-01" })).toBe(false);
});

test("a season of one year is over after its last day, a yearly season never", () => {
  const newYear = { from: "2026-12-30", to: "2027-01-01" };
  expect(isOver(newYear, "2027-01-01")).toBe(false);
  expect(isOver(newYear, "2027-01-02")).toBe(true);
  expect(isOver(winter, "2029-05-01")).toBe(false);
});
