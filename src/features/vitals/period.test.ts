import { addDays, daysIn, eachDay, isDay, lastDays, spanBefore } from "./period";

test("the last 28 days end today, and the 28 before them the day before they begin", () => {
  const span = lastDays(28, "2026-11-20");
  expect(span).toEqual({ from: "2026-10-24", until: "2026-11-20" });
  expect(spanBefore(span)).toEqual({ from: "2026-09-26", until: "2026-10-23" });
  expect(daysIn(spanBefore(span))).toBe(28);
});

test("one day is a span, over the end of a year and in a leap year", () => {
  expect(eachDay({ from: "2026-12-31", until: "2027-01-01" })).toEqual(["2026-12-31", "2027-01-01"]);
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(eachDay({ from: "2026-01-02", until: "2026-01-01" })).toEqual([]);
});

test.each([
  ["2026-02-28", true],
  ["2026-02-30", false],
  ["28/02/2026", false],
  ["", false],
])("%p is a day: %p", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
