/** The small map of the suite's page: one file for each language, in the theme's colours for both schemes. */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { project } from "../../src/lib/geo/projection";
import { palettesOf } from "../theme/theme-sheet";
import { side } from "./drawing";
import { writeSmallMaps } from "./small-map";
import { demo } from "../../tests/support/content/demo";

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

test("names of waters are drawn as paths, in the language of the page; other names are left out", async () => {
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
