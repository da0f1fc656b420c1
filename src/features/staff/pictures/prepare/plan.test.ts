import { longestSide, planFor, withinLimits } from "./plan";

const photograph = {
  kind: "jpeg",
  bytes: 3_000_000,
  orientation: 1,
  width: 3000,
  height: 2000,
  animated: false,
  cmyk: false,
  passes: 1,
  samples: 9_000_000,
  whole: true,
} as const;

test("an upright photograph of a good size keeps its format and size", () => {
  expect(planFor(photograph)).toEqual({ way: "strip", kind: "jpeg", size: { width: 3000, height: 2000 }, notes: [] });
});

test.each([
  [{ orientation: 6 }, "redraw", []],
  [{ kind: "heic" }, "redraw", ["converted"]],
  [{ kind: "avif", width: 800, height: 600 }, "redraw", ["small", "converted"]],
  [{ width: 9000, height: 6000 }, "redraw", ["reduced"]],
  [{ width: 13_000, height: 1800 }, "redraw", ["reduced"]],
  [{ width: 1, height: 13_000 }, "redraw", ["reduced"]],
  [{ bytes: 30_000_000 }, "redraw", ["reduced"]],
  [{ width: 700, height: 1100 }, "strip", ["small"]],
  [{ kind: "png", width: 2400, height: 1600 }, "strip", []],
  [{ kind: "png", orientation: 3 }, "redraw", ["converted"]],
  [{ kind: "png", width: 4000, height: 3000 }, "redraw", ["converted"]],
  [{ kind: "png", animated: true }, "redraw", ["converted"]],
  [{ kind: "webp", orientation: 8 }, "redraw", ["converted"]],
  [{ kind: "webp", animated: true }, "redraw", ["converted"]],
  [{ cmyk: true }, "redraw", []],
  [{ passes: 10, samples: 12_000_000 }, "strip", []],
  [{ width: 6000, height: 4000, passes: 10, samples: 72_000_000 }, "redraw", []],
] as const)("a photograph with %j needs %s", (change, way, notes) => {
  expect(planFor({ ...photograph, ...change })).toMatchObject({ way, notes });
});

test("the size of a rotated picture is that of the upright picture", () => {
  expect(planFor({ ...photograph, orientation: 6 }).size).toEqual({ width: 2000, height: 3000 });
});

test("a very large picture is reduced to 24 million pixels in the same ratio", () => {
  const { width, height } = withinLimits({ width: 9000, height: 6000 });
  expect(width * height).toBeLessThanOrEqual(24_000_000);
  expect(width / height).toBeCloseTo(1.5, 2);
});

test.each([
  [13_000, 1800],
  [1700, 14_000],
])("a panorama of %d × %d pixels is reduced to the longest allowed side", (...sides) => {
  const { width, height } = withinLimits({ width: sides[0], height: sides[1] });
  expect(Math.max(width, height)).toBeLessThanOrEqual(longestSide);
  expect(Math.max(width, height)).toBeGreaterThan(longestSide - 2);
  expect(width / height / (sides[0] / sides[1])).toBeCloseTo(1, 2);
});
