import { readFileSync } from "node:fs";
import { drawGround, groundStyles, path } from "./drawing";
import { palettesOf } from "../theme/theme-sheet";
import { demo } from "../../tests/support/content/demo";

const at = (x: number, y: number) => ({ x, y });

test("path data has whole units, and each point is relative to the one before", () => {
  expect(path([at(10.4, 20.6), at(13, 15), at(-2, 15)])).toBe("M10 21l3-6-15 0");
});

test("rounding errors do not accumulate: after twenty steps, the last point is at its own rounded position", () => {
  const points = Array.from({ length: 20 }, (_, index) => at(index * 0.4, 0));
  const steps = path(points).slice("M0 0l".length).match(/-?\d+/g)?.map(Number) ?? [];
  expect(steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step)).toBe(Math.round(19 * 0.4));
});

test("a ring is closed, and a single point has no line", () => {
  expect(path([at(0, 0), at(4, 0), at(4, 4)], true)).toBe("M0 0l4 0 0 4z");
  expect([path([at(7, 8)]), path([])]).toEqual(["M7 8", ""]);
});

test("every part of the ground is styled on the page and in the SVG file", () => {
  const { map, theme } = demo;
  if (map === null) throw new Error("The demo has no map.");
  const river = { type: "Feature", properties: { kind: "river", width: 4 }, geometry: map.features[0]?.geometry };
  const withRiver = { ...map, features: [...map.features, river] } as typeof map;
  const parts = drawGround(withRiver, "en").ground.matchAll(/class="([^"]*)"/g);
  const classes = new Set([...parts].flatMap(([, names = ""]) => names.split(" ")));
  expect(classes).toEqual(new Set(["park", "sea", "line", "river", "street", "shore", "wave", "square"]));
  const ofPage = readFileSync("src/features/location/map-drawing.module.css", "utf8");
  const ofPicture = groundStyles.lines + groundStyles.colours(palettesOf(theme).light);
  for (const name of classes) {
    expect(ofPage).toContain(`:global(.${name})`);
    expect(ofPicture).toContain(`.${name}{`);
  }
});
