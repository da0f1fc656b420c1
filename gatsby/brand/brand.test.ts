/**
 * Wordmark, mark and icons are made from the house's name in the display face, or from its own drawings. The
 * files have the theme's colours.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { brandDrawings, sizeOf } from "./drawings";
import { palettesOf } from "../theme/theme-sheet";
import { writeBrand } from "./write-brand";
import { demo } from "../../tests/support/content/demo";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "brand-"));
  mkdirSync(join(root, "content/brand"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true }));

const facts = (name: string) => ({ names: { en: name, el: "Ναύπλιο" }, face: "noto-serif-display" }) as const;
const drawing = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><circle class="sun" cx="15" cy="10" r="${radius}"/></svg>`;
const own = drawing(9);
const ownFile = (name: string, content = own) => writeFileSync(join(root, "content/brand", name), content);

test("without drawings the wordmark is the name of each language in outlines, and a longer name is wider", () => {
  const { wordmarks } = brandDrawings(root, facts("Nafplia"));
  expect(wordmarks.en).not.toMatch(/<text|Nafplia/);
  const width = (name: string) => sizeOf(brandDrawings(root, facts(name)).wordmarks.en).width;
  expect(width("Nafplia House")).toBeGreaterThan(width("Nafplia") * 1.5);
  expect(wordmarks.el).not.toBe(wordmarks.en);
});

test.each(["noto-serif-display", "commissioner"] as const)("every letter of a name is drawn, in %s", (face) => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz Graça Ñandú 0123456789";
  const greek = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψως άέήίόύώϊϋ";
  const { wordmarks } = brandDrawings(root, { names: { en: letters, el: greek }, face });
  // Browsers stop drawing a path at an invalid number, so the letters after it would be missing.
  for (const drawing of Object.values(wordmarks)) expect(/ d="([^"]*)"/.exec(drawing)?.[1]).toMatch(/^[MLQCZ\d. -]+$/);
});

test("without drawings the mark and the icon are the first letter of the name, in the chosen face", () => {
  const { mark, icon } = brandDrawings(root, facts("Nafplia"));
  expect(mark).toBe(brandDrawings(root, facts("Nemea")).mark);
  expect(mark).not.toBe(brandDrawings(root, facts("Corinth")).mark);
  expect(icon).toBe(mark);
  expect(brandDrawings(root, { ...facts("Nafplia"), face: "commissioner" }).mark).not.toBe(mark);
});

test.each(["noto-serif-display", "commissioner"] as const)(
  "neither the letter nor the dot is cut off, in %s",
  async (face) => {
    const rim = async (drawing: string): Promise<number> => {
      const { data, info } = await sharp(Buffer.from(drawing))
        .resize(200, 200)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const isRim = (at: number) =>
        [0, width - 1].includes(at % width) || [0, height - 1].includes(Math.floor(at / width));
      const opacities = Array.from({ length: width * height }, (_, at) =>
        isRim(at) ? (data[at * channels + 3] ?? 0) : 0,
      );
      return Math.max(...opacities);
    };
    const cut: string[] = [];
    for (const letter of "AIJMQWmwÅÇŴ1") {
      const { mark } = brandDrawings(root, { names: { en: letter, el: letter }, face });
      if ((await rim(mark)) > 0) cut.push(letter);
    }
    expect(cut).toEqual([]);
  },
);

test("the house's own drawing replaces the generated one, and a drawing for one language replaces the drawing for both", () => {
  ownFile("wordmark.el.svg");
  expect(brandDrawings(root, facts("Nafplia")).wordmarks).toMatchObject({ el: own, en: expect.not.stringContaining("circle") }); // prettier-ignore
  ownFile("wordmark.svg", drawing(8));
  expect(brandDrawings(root, facts("Nafplia")).wordmarks).toEqual({ en: drawing(8), el: own });
});

test("files have the theme's colours, with a wordmark for dark pages; only the tab icon follows the colour scheme", async () => {
  ownFile("icon.svg");
  ownFile("wordmark.svg");
  const { site, theme } = demo;
  const colours = { ...theme.colours, paper: "#ffffff", sun: "#0000cc" };
  await writeBrand({ site, theme: { ...theme, colours } }, root);
  const file = (name: string) => readFileSync(join(root, "public", name), "utf8");
  const { dark } = palettesOf({ ...theme, colours });
  expect(file("brand/logo-en.svg")).toContain(".sun{fill:#0000cc}</style>");
  expect(file("brand/logo-en-inverse.svg")).toContain(`svg{color:${dark.text}}.sun{fill:${dark.sun}}</style>`);
  expect(file("favicon.svg")).toMatch(/\.sun\{fill:#0000cc\}@media\(prefers-color-scheme:dark\)/);
  const pixel = async (name: string, side: number, at: number) => {
    const picture = sharp(join(root, "public/icons", name))
      .removeAlpha()
      .toColourspace("srgb");
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: side, height: side });
    const from = (at * side + at) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  expect(await pixel("icon-512.png", 512, 256)).toEqual([0, 0, 204]);
  expect(await pixel("icon-maskable-512.png", 512, 40)).toEqual([255, 255, 255]);
  expect(await pixel("apple-touch-icon.png", 180, 2)).toEqual([255, 255, 255]);
  const ico = readFileSync(join(root, "public/favicon.ico"));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico).toHaveLength(offset + length);
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
