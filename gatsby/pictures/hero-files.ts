/** Encodes the hero's pictures to `public/static/hero`. Later builds use the files again if picture, focus and settings are the same. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type HeroFormat, type HeroQuality, heroFormats, heroPictures } from "../../src/settings/hero";
import type { Point } from "../../src/lib/geo/coordinates";
import { publicFolder } from "../folders";

type Size = Readonly<Record<"width" | "height", number>>;

/** The path of the photograph, and the point in per cent from the left and the top that stays visible, as in CSS `object-position`. */
interface HeroInput {
  readonly path: string;
  readonly focus: Point;
}

interface Encoding extends Size {
  readonly format: HeroFormat;
  readonly quality: HeroQuality;
}

const address = "/static/hero";
const extension: Record<HeroFormat, string> = { avif: "avif", webp: "webp", jpeg: "jpg" };

/** Increase this number when the encoding changes, so that old files are not reused. */
const encodingVersion = 4;

/** AVIF's quality for each `HeroQuality`: at least as close to the photograph as WebP, in three quarters of the bytes (decision 0004). */
const avifQuality: Record<HeroQuality, number> = { 75: 55, 80: 60, 85: 66 };

/** Large pictures have a lower effort: they take longest to encode, and more effort saves least. */
const effortAt = (width: number): number => (width > 1200 ? 3 : 4);

/** The largest part of a picture with the aspect ratio of `frame`, in pixels of the picture. `focus` chooses its position. */
export const cropTo = (picture: Size, frame: Size, focus: Point) => {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.min(picture.width, Math.round(frame.width * scale));
  const height = Math.min(picture.height, Math.round(frame.height * scale));
  return {
    left: Math.round(((picture.width - width) * focus.x) / 100),
    top: Math.round(((picture.height - height) * focus.y) / 100),
    width,
    height,
  };
};

const encode = async (picture: Buffer, focus: Point, { format, quality, ...size }: Encoding): Promise<Buffer> => {
  const { autoOrient } = await sharp(picture).metadata();
  const crop = cropTo(autoOrient, size, focus);
  const cropped = sharp(picture).autoOrient().extract(crop).resize(size.width, size.height);
  if (format === "avif")
    return cropped.avif({ quality: avifQuality[quality], effort: effortAt(size.width) }).toBuffer();
  return format === "webp"
    ? cropped.webp({ quality, effort: 4 }).toBuffer()
    : cropped.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
};

/** The average colour, `#rrggbb`. */
const colourOf = async (picture: Buffer): Promise<string> => {
  // Converted to an 8-bit sRGB PNG first, because a photograph may be CMYK or have 16 bits per channel.
  const small = await sharp(picture).resize(64).flatten({ background: "#fff" }).toColourspace("srgb").png().toBuffer();
  const { channels } = await sharp(small).stats();
  const digits = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
};

const makeFiles = async ({ path, focus }: HeroInput) => {
  const picture = await readFile(path);
  const hash = createHash("sha256")
    .update(picture)
    .update(JSON.stringify([focus, encodingVersion]));
  const digest = hash.digest("hex").slice(0, 12);
  await mkdir(join(publicFolder, address), { recursive: true });
  const file = async (encoding: Encoding): Promise<string> => {
    const { width, height, format, quality } = encoding;
    const url = `${address}/hero-${digest}-${width}x${height}-q${quality}.${extension[format]}`;
    const target = join(publicFolder, url);
    if (!existsSync(target)) await writeFile(target, await encode(picture, focus, encoding));
    return url;
  };
  const wanted = heroPictures.flatMap((size) => heroFormats.slice(0, -1).map((format) => ({ ...size, format })));
  const source = async ({ media, ...encoding }: (typeof wanted)[number]) => {
    const { width, height, format } = encoding;
    const twice = { ...encoding, width: width * 2, height: height * 2 };
    const [one, two] = await Promise.all([file(encoding), file(twice)]);
    return { media, type: `image/${format}`, width, height, srcSet: `${one} 1x, ${two} 2x` };
  };
  const [, , largest] = heroPictures;
  // In parallel, because each encoding uses one processor.
  const [sources, fallback, colour] = await Promise.all([
    Promise.all(wanted.map(source)),
    file({ ...largest, format: "jpeg" }),
    colourOf(picture),
  ]);
  return { sources, fallback, colour };
};

const made = new Map<string, ReturnType<typeof makeFiles>>();

/**
 * The fields `sources`, `fallback` and `colour` of a `HeroPicture` (gatsby/schema/pages.ts), made once per build
 * for all pages and languages.
 */
export const heroFiles = async (input: HeroInput) => {
  // During development the file may be replaced by another photograph.
  const { mtimeMs, size } = await stat(input.path);
  const key = JSON.stringify([input, mtimeMs, size]);
  const known = made.get(key) ?? makeFiles(input);
  made.set(key, known);
  return known;
};
