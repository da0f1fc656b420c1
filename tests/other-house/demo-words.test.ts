/**
 * After setup no file contains anything of the demo: neither in `public/`, nor in the files that the backend and the
 * hosts read. Runs in the copy that `npm run test:other-house` makes. DEMO_CONTENT is the demo's `content/` folder.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Trace, demoTraces, textTraces } from "./traces";

const demo = process.env.DEMO_CONTENT;
if (demo === undefined) throw new Error("DEMO_CONTENT is not set. Run this test with “npm run test:other-house”.");

const isBinary = (file: string): boolean => /\.(?:br|gz|png|jpe?g|webp|avif|woff2|ico)$/.test(file);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

/** Files outside `public/` that the backend, the emails and the hosts read. */
const otherFiles = [
  ...["package.json", "wrangler.jsonc", "netlify.toml", "supabase/config.toml", "supabase/seed.sql"],
  ...filesBelow("supabase/templates"),
  ...filesBelow("content"),
];

const found = (files: readonly string[], traces: readonly Trace[]): readonly string[] =>
  files.flatMap((file) => {
    if (isBinary(file)) return [];
    const text = readFileSync(file, "utf8").normalize();
    return traces.flatMap(({ what, pattern }) => {
      const at = pattern.exec(text);
      if (at === null) return [];
      const around = text.slice(Math.max(0, at.index - 30), at.index + at[0].length + 30).replace(/\s+/g, " ");
      return [`${file}: ${what}: “${at[0]}” in …${around}…`];
    });
  });

/** Side in pixels of the thumbnails by which a picture is recognised in any size and format. */
const side = 12;

/** The JPEG, PNG and WebP pictures in a folder and its subfolders, except cards and icons, which every build draws. */
const picturesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.(?:jpe?g|png|webp)$/.test(entry.name) && !/\/(?:cards|icons)(?:\/|$)/.test(entry.parentPath)
      ? [join(entry.parentPath, entry.name)]
      : [],
  );

const readPicture = (file: string): Promise<Buffer> =>
  sharp(file).rotate().removeAlpha().toColourspace("srgb").resize(side, side, { fit: "fill" }).raw().toBuffer();

/** The mean difference of two thumbnails, from 0 to 255. */
const pictureDistance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

const traces = demoTraces(demo, "content");

test("the demo's content has traces of all kinds: names, values of site.yml, coordinates, colours", () => {
  const kinds = new Set(traces.map(({ what }) => what.split(" ")[0]));
  for (const kind of ["name", "site.yml", "coordinate", "colour"]) expect([...kinds]).toContain(kind);
});

test("the traces find the demo's own coordinates", () => {
  const coordinates = readFileSync(`${demo}/site.yml`, "utf8").match(/\d\d\.\d{4,}/g) ?? [];
  expect(coordinates).toHaveLength(2);
  for (const value of coordinates) expect(traces.some(({ pattern }) => pattern.test(`"geo":${value}}`))).toBe(true);
});

test("no file in public/ contains a word, name, coordinate, colour or number of the demo", () => {
  expect(found(filesBelow("public"), traces)).toEqual([]);
});

test("no file in public/ contains a sentence of the demo's house, posts, places, reviews or questions", () => {
  const files = filesBelow("public").filter((file) => /\.(?:html|json|xml|txt)$/.test(file));
  expect(found(files, textTraces(demo, "content"))).toEqual([]);
});

test("no file for the backend, the emails or the hosts contains a word, name, coordinate, colour or number of the demo", () => {
  expect(found(otherFiles, traces)).toEqual([]);
});

test("no picture in public/ is one of the demo's", async () => {
  const demoPictures = await Promise.all(
    picturesOf(demo).map(async (file) => [file, await readPicture(file)] as const),
  );
  const same: string[] = [];
  for (const file of picturesOf("public")) {
    const picture = await readPicture(file);
    for (const [name, other] of demoPictures) if (pictureDistance(picture, other) < 5) same.push(`${file}: ${name}`);
  }
  expect(same).toEqual([]);
});
