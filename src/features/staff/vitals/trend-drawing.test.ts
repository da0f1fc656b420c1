import { ceilingOf, dayAt, frame, heightOf, namedDays, pathOf, placeOf, runsOf } from "./trend-drawing";

test("leaves room above the poor limit and above the slowest day", () => {
  expect(ceilingOf([1000, null], 4000)).toBe(5000);
  expect(ceilingOf([8000], 4000)).toBe(8400);
  expect(ceilingOf(new Array<number>(800_000).fill(8000), 4000)).toBe(8400);
  expect(heightOf(0, 5000)).toBe(frame.height - frame.bottom);
  expect(heightOf(5000, 5000)).toBe(frame.top);
});

test("interrupts the line at a day without measurements", () => {
  const runs = runsOf([1, 2, null, 3], 4);
  expect(runs.map((run) => run.map(({ index }) => index))).toEqual([[0, 1], [3]]);
  expect(pathOf(runs[0] ?? [])).toMatch(/^M44 [\d.]+L[\d.]+ [\d.]+$/);
});

test("finds the day at the position of the pointer", () => {
  for (const index of [0, 7, 27]) expect(dayAt(placeOf(index, 28), 28)).toBe(index);
  expect(dayAt(-50, 28)).toBe(0);
  expect(placeOf(0, 1)).toBe(198);
});

test("labels every day of a short period, and four days of a longer one", () => {
  expect(namedDays(28)).toEqual([0, 7, 14, 21]);
  expect(namedDays(3)).toEqual([0, 1, 2]);
  expect(namedDays(0)).toEqual([]);
});
