import { isPublicHoliday, orthodoxEaster } from "./public-holidays";

test.each([
  [2024, "2024-05-05"],
  [2025, "2025-04-20"],
  [2026, "2026-04-12"],
  [2027, "2027-05-02"],
  [2028, "2028-04-16"],
])("Easter of %i is on %s", (year, day) => {
  expect(orthodoxEaster(year)).toBe(day);
});

test.each([
  ["2026-02-23", "Clean Monday"],
  ["2026-04-10", "Good Friday"],
  ["2026-04-13", "Easter Monday"],
  ["2026-06-01", "Whit Monday"],
  ["2026-10-28", "Ochi Day"],
])("%s is a public holiday (%s)", (day) => {
  expect(isPublicHoliday(day, "GR")).toBe(true);
});

test("an ordinary day is not a holiday, and no day is one outside Greece", () => {
  expect(isPublicHoliday("2026-11-25", "GR")).toBe(false);
  expect(isPublicHoliday("2026-12-25", "DE")).toBe(false);
});
