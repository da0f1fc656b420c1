import { distributionOf, stepOf } from "./distribution";

const bucket = (step: number, samples: number) => ({
  from: 0.001 * 1.05 ** (step - 1),
  until: 0.001 * 1.05 ** step,
  samples,
});

test("returns no bars without measurements", () => {
  expect(distributionOf([], "lcp").bars).toEqual([]);
});

test("counts every measurement in a bar, in ascending order, including empty bars", () => {
  const { bars, most } = distributionOf([bucket(280, 5), bucket(281, 1), bucket(310, 4)], "lcp", 10);
  expect(bars.reduce((sum, { samples }) => sum + samples, 0)).toBe(10);
  expect(bars.length).toBeLessThanOrEqual(10);
  expect(bars[0]?.samples).toBe(6);
  expect(bars.at(-1)?.samples).toBe(4);
  expect(bars.some(({ samples }) => samples === 0)).toBe(true);
  expect(most).toBe(6);
});

test("grades bars by the limits of the metric", () => {
  const near = (value: number) => bucket(Math.round(stepOf(value)), 1);
  const { bars } = distributionOf([near(2000), near(3000), near(6000)], "lcp");
  expect(bars.filter(({ samples }) => samples > 0).map(({ grade }) => grade)).toEqual(["good", "middle", "poor"]);
});

test("puts values up to the smallest step into the first bar", () => {
  const { bars, first } = distributionOf([{ from: 0, until: 0.001, samples: 3 }], "cls");
  expect(first).toBe(-1);
  expect(bars).toMatchObject([{ from: 0, samples: 3, grade: "good" }]);
});
