import { planFor, withinPixels } from "./plan";

const photograph = { kind: "jpeg", bytes: 3_000_000, orientation: 1, width: 3000, height: 2000 } as const;

test("an upright photograph of a good size is sent as it is", () => {
  expect(planFor(photograph)).toEqual({ way: "strip", kind: "jpeg", size: { width: 3000, height: 2000 }, notes: [] });
});

test.each([
  [{ orientation: 6 }, "redraw", []],
  [{ kind: "heic" }, "redraw", ["converted"]],
  [{ kind: "avif", width: 800, height: 600 }, "redraw", ["small", "converted"]],
  [{ width: 9000, height: 6000 }, "redraw", ["reduced"]],
  [{ bytes: 30_000_000 }, "redraw", ["reduced"]],
  [{ width: 700, height: 1100 }, "strip", ["small"]],
  [{ kind: "png" }, "strip", []],
] as const)("%j is a case of %s", (change, way, notes) => {
  expect(planFor({ ...photograph, ...change })).toMatchObject({ way, notes });
});

test("a very large picture keeps its ratio within 24 million pixels", () => {
  const { width, height } = withinPixels({ width: 9000, height: 6000 });
  expect(width * height).toBeLessThanOrEqual(24_000_000);
  expect(width / height).toBeCloseTo(1.5, 2);
});
