/** The map of the surroundings: its ground, its markers and labels, and the small map of the suite's page. */
import { readFileSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { drawGround, groundStyles, path, side } from "./drawing";
import { palettesOf } from "../theme/theme-sheet";
import { demo } from "../../tests/support/content/demo";
import { markersOf, clearLabels } from "./draw-map";
import { project } from "../../src/lib/geo/coordinates";
import { writeSmallMaps } from "./small-map";

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

const frame = { west: 22.93338, north: 40.64078, metres: 1786 };
const place = (slug: string, latitude: number, longitude: number) => ({ slug, latitude, longitude });

describe("the markers of the drawn map", () => {
  it("are at their true position inside the frame", () => {
    const [rotunda] = markersOf(frame, [place("rotunda", 40.63333, 22.95294)], []);
    expect(rotunda).toEqual({ slug: "rotunda", x: 924, y: 464, beyond: null });
  });

  it("are at the edge for places outside the frame, with the direction", () => {
    const [north, south] = markersOf(
      frame,
      [place("ano-poli", 40.6416, 22.9596), place("umbrellas", 40.62063, 22.95124)],
      [],
    );
    expect(north).toMatchObject({ x: 960, y: 96 });
    expect(north?.beyond).toBeLessThan(0);
    expect(south).toMatchObject({ y: 904, beyond: 90 });
  });

  it("do not cover each other or the suite", () => {
    const [first, second] = markersOf(frame, [place("a", 40.6325, 22.941), place("b", 40.6325, 22.941)], []);
    expect(Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(
      28,
    );
    const [moved] = markersOf(frame, [place("a", 40.6325, 22.941)], [{ x: first?.x ?? 0, y: (first?.y ?? 0) + 5 }]);
    expect(moved?.y).toBeLessThan((first?.y ?? 0) - 10);
  });
});

const label = (text: string, x: number, y: number, of = "street") => ({ text, of, x, y, angle: 0 });
const suite = { markers: [{ x: 700, y: 700 }], mark: [{ x: 500, y: 500 }], name: "House" };
const shown = (...labels: ReturnType<typeof label>[]) => clearLabels(labels, suite).map(({ text, x }) => [text, x]);

describe("the labels of the drawn map", () => {
  it("are left out when they would cover a number, the suite, its name or an earlier label", () => {
    expect(
      shown(label("Over a number", 700, 705), label("Over the suite", 500, 490), label("Over its name", 450, 486)),
    ).toEqual([]);
    expect(shown(label("First", 300, 300), label("Second", 320, 308), label("Third", 300, 360))).toEqual([
      ["First", 300],
      ["Third", 300],
    ]);
  });

  it("are shown once, at the first of their points that is free", () => {
    expect(shown(label("Street", 700, 705), label("Street", 600, 300), label("Street", 300, 300))).toEqual([
      ["Street", 600],
    ]);
  });

  it("are left out when they would be cropped; labels of water also when they would be under the button", () => {
    expect(shown(label("Far too long for here", 960, 300), label("Low", 500, 950))).toEqual([]);
    expect(shown(label("Gulf", 300, 880, "water"), label("Bay", 850, 880, "water"))).toEqual([["Bay", 850]]);
  });
});

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "small-map-"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => join(root, "public/map", name);
const written = async (name: string): Promise<string> => {
  await writeSmallMaps(demo, root);
  return readFileSync(file(name), "utf8");
};

test("the pin is at the suite's position", async () => {
  const { map, site } = demo;
  if (map === null) throw new Error("The demo has no map.");
  const { x, y } = project(map.frame, side, site.coordinates);
  expect(await written("en.svg")).toContain(`<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(2)">`);
});

test("labels of water are drawn as paths, in the language of the page; other names are left out", async () => {
  const [english, greek] = [await written("en.svg"), await written("el.svg")];
  expect(english).not.toMatch(/<text|Thermaic|Tsimiski/);
  const outlines = (drawing: string) => drawing.match(/<path class="water"[^>]*>/g);
  expect(outlines(english)).toHaveLength(1);
  expect(outlines(greek)).not.toEqual(outlines(english));
});

test("there is a file for each colour scheme, in the theme's colours", async () => {
  const { light, dark } = palettesOf(demo.theme);
  const [inLight, inDark] = [await written("en.svg"), await written("en-dark.svg")];
  expect(inLight).toContain(`.sea{fill:${light["map-sea"]}}`);
  expect(inDark).toContain(`.sea{fill:${dark["map-sea"]}}`);
});

test("a house without a map has no file", async () => {
  await writeSmallMaps({ ...demo, map: null }, root);
  expect(existsSync(file("en.svg"))).toBe(false);
});
