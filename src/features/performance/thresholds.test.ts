import { rate } from "./thresholds";

const good = "good";
const middling = "needs-improvement";
const poor = "poor";

// Specification §9, good/poor.
const limits: readonly (readonly [string, number, number])[] = [
  ["lcp", 2500, 4000],
  ["fid", 100, 300],
  ["cls", 0.1, 0.25],
  ["fcp", 1800, 3000],
  ["ttfb", 800, 1800],
  ["inp", 200, 500],
  ["fcpToLcp", 1000, 2500],
];

describe.each(limits)("%s", (name, goodLimit, poorLimit) => {
  const step = goodLimit / 1000;

  test.each([
    [0, good],
    [goodLimit - step, good],
    [goodLimit, good],
    [goodLimit + step, middling],
    [poorLimit, middling],
    [poorLimit + step, poor],
    [poorLimit * 10, poor],
  ])("%d is %s", (value, rating) => {
    expect(rate(name, value)).toBe(rating);
  });
});

test.each(["slowResource", "toString", ""])("the unknown metric “%s” is good whatever its value", (name) => {
  expect(rate(name, 1_000_000)).toBe(good);
});
