import { formatAverage, formatScore } from "./rating-summary";

test.each([
  [9.4, "en", "9.4"],
  [9.4, "el", "9,4"],
  [9, "en", "9.0"],
  [9, "el", "9,0"],
  [10, "el", "10"],
  [9.96, "en", "10"],
] as const)("the average %s in %s is written %s", (score, language, written) => {
  expect(formatAverage(score, language)).toBe(written);
});

test.each([
  [9, "en", "9"],
  [8.5, "el", "8,5"],
  [10, "en", "10"],
] as const)("the score %s in %s is written %s", (score, language, written) => {
  expect(formatScore(score, language)).toBe(written);
});
