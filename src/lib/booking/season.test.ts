import { isInSeason, isOver } from "./season";

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
