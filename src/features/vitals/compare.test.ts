import { compare } from "./compare";

test.each([
  [880, 1000, "better"],
  [1200, 1000, "worse"],
  [1002, 1000, "same"],
  [0, 0, "same"],
  [0.01, 0, "worse"],
])("%d after %d is %s", (now, before, direction) => {
  expect(compare(now, before)?.direction).toBe(direction);
});

test("what was not measured is not compared", () => {
  expect(compare(undefined, 1000)).toBeUndefined();
  expect(compare(1000, undefined)).toBeUndefined();
  expect(compare(880, 1000)?.change).toBeCloseTo(-0.12);
});
