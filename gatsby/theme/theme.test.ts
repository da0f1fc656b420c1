/** Tests the colours of `content/theme.yml`: the demo's palette, and that every theme that passes has enough contrast (WCAG AA). */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import Color from "colorjs.io";
import * as fc from "fast-check";
import * as v from "valibot";
import { parse } from "yaml";
import { themeSchema } from "../content/schema/theme";
import { colourIssues, contrastOf, pairs } from "./contrast";
import { type Colours, paletteOf, schemes } from "./shades";
import { coloursOf, palettesOf, themeSheets } from "./theme-sheet";

const demo = v.parse(themeSchema, parse(readFileSync(resolve("content/theme.yml"), "utf8")));

/** Every pair of a theme with too little contrast, calculated without the code that suggests colours. */
const unreadable = (colours: Colours): string[] =>
  schemes.flatMap((scheme) => {
    const palette = paletteOf(colours, scheme);
    return pairs
      .filter(({ front, ground, minRatio }) => contrastOf(palette[front], palette[ground]) < minRatio)
      .map(({ front, ground }) => `${scheme}: ${front} on ${ground}`);
  });

const colour = (lightness: readonly [number, number], chroma: number) =>
  fc
    .tuple(
      fc.double({ min: lightness[0], max: lightness[1], noNaN: true }),
      fc.double({ min: 0, max: chroma, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map((lch) => new Color("oklch", lch).to("srgb").toGamut().toString({ format: "hex", collapse: false }));

/** Random themes, some with enough contrast and some without. */
const themes = fc.sample(
  fc.record({
    paper: colour([0.9, 1], 0.03),
    ink: colour([0.1, 0.36], 0.08),
    band: colour([0.1, 0.4], 0.1),
    accent: colour([0.3, 0.6], 0.15),
    ornament: colour([0.4, 0.65], 0.12),
    sun: colour([0.4, 0.7], 0.15),
  }),
  { numRuns: 20, seed: 7 },
);

test("the demo's theme gives the shades of the designed palette", () => {
  const { light, dark } = palettesOf(demo);
  expect(light).toMatchObject({ "surface-sunk": "#f3ede3", "text-muted": "#665e54", line: "#d8ccba", "line-strong": "#8a7f70", selection: "#d9dcc6" }); // prettier-ignore
  expect(dark).toMatchObject({ surface: "#1a1714", text: "#f1eadf", accent: "#b9c09f", ornament: "#d3b57c", sun: "#eba88c" }); // prettier-ignore
  expect(colourIssues(coloursOf(demo))).toEqual([]);
});

test("the demo's body text has the contrast of WCAG AAA in both schemes", () => {
  const palettes = palettesOf(demo);
  for (const palette of [palettes.light, palettes.dark])
    for (const front of ["text", "text-soft"] as const)
      for (const ground of ["surface", "surface-raised", "surface-sunk"] as const)
        expect(contrastOf(palette[front], palette[ground])).toBeGreaterThanOrEqual(7);
});

test("water and parks have the designed colours on the demo's paper, and shifted ones on another paper", () => {
  const white = palettesOf({ ...demo, colours: { ...demo.colours, paper: "#ffffff" } });
  const own = palettesOf(demo);
  expect([own.light["map-sea"], own.light["map-green"], own.dark["map-sea"]]).toEqual([
    "#dfe7e3",
    "#d5d9c0",
    "#1d2c2d",
  ]);
  const [hueOwn, hueWhite] = [own, white].map(({ light }) => new Color(light["map-sea"]).to("oklch").coords);
  // On white paper, water is lighter and less warm than on the demo's paper.
  expect(hueWhite?.[0]).toBeGreaterThan(hueOwn?.[0] ?? 1);
  expect(hueWhite?.[2]).toBeGreaterThan(hueOwn?.[2] ?? 360);
  expect(white.dark["map-sea"]).toBe(own.dark["map-sea"]);
});

test("themes that pass have enough contrast in both schemes", () => {
  const passing = themes.filter((theme) => colourIssues(theme).length === 0);
  expect(passing.length).toBeGreaterThan(2);
  expect(passing.flatMap(unreadable)).toEqual([]);
});

test("themes that are refused have too little contrast, and pass with the suggested colours", () => {
  const refused = themes.filter((theme) => colourIssues(theme).length > 0);
  expect(refused.length).toBeGreaterThan(2);
  for (const theme of refused) {
    const issues = colourIssues(theme);
    expect(unreadable(theme)).not.toEqual([]);
    for (const { clash } of issues) expect(clash.ratio).toBeLessThan(clash.minRatio);
    const corrected = { ...theme, ...Object.fromEntries(issues.map(({ field, nearest }) => [field, nearest])) };
    expect(unreadable(corrected)).toEqual([]);
  }
});

test.each([
  ["white on white", "#ffffff", "#fefefe"],
  ["grey paper", "#808080", "#707070"],
  ["dark paper with light ink", "#101010", "#f8f8f8"],
])("%s is refused, and the suggested colours pass", (_, paper, ink) => {
  const theme = { paper, ink, band: ink, accent: ink, ornament: ink, sun: ink };
  const issues = colourIssues(theme);
  expect(issues.length).toBeGreaterThan(0);
  const corrected = { ...theme, ...Object.fromEntries(issues.map(({ field, nearest }) => [field, nearest])) };
  expect(unreadable(corrected)).toEqual([]);
});

test("titles are in the text font in both languages if the theme chooses it", () => {
  const plain = themeSheets({ ...demo, typefaces: { display: "commissioner", text: "commissioner" } });
  expect(plain.theme).toContain(
    ":root, html:lang(el) { --font-display-first: var(--font-text); --font-display: var(--font-text); }",
  );
  expect(themeSheets(demo).theme).not.toContain("--font-display");
});

test("the sheet of every page does not contain the colours of maps and charts, which have their own", () => {
  const sheets = themeSheets(demo);
  expect(sheets.theme).not.toMatch(/--(?:map|chart)-/);
  expect(sheets.theme.match(/--scrim: /g)).toHaveLength(2);
  expect(sheets["theme-map"].match(/--map-sea: #dfe7e3;|--map-sea: #1d2c2d;/g)).toHaveLength(2);
  expect(sheets["theme-chart"].match(/--chart-poor: /g)).toHaveLength(2);
});

/** The texts of all files below src whose names match `ending`, except tests and the sheets that the build writes. */
const sources = (ending: RegExp): string =>
  readdirSync(resolve("src"), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.|^styles\/theme(?:-\w+)?\.css$/.test(file))
    .map((file) => readFileSync(join("src", file), "utf8"))
    .join("\n");

test("every custom property that the style sheets use is set, and every one that the style sheets set is used", () => {
  const styles = [sources(/\.css$/), ...Object.values(themeSheets(demo))].join("\n");
  const code = sources(/\.tsx?$/);
  const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
  const setByCode = names(code, /["'`](--[\w-]+)["'`]\]?\s*[:,]/g);
  const setByStyles = names(styles, /(--[\w-]+):/g);
  const needed = names(styles, /var\((--[\w-]+)\)/g);
  expect([...needed].filter((name) => !setByStyles.has(name) && !setByCode.has(name))).toEqual([]);
  const used = names(styles + code, /var\((--[\w-]+)[,)]/g);
  expect([...setByStyles].filter((name) => !used.has(name) && !code.includes(`"${name}"`))).toEqual([]);
});
