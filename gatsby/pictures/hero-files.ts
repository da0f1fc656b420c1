/** Encodes the hero's pictures to `public/static/hero`. Later builds use the encoded files again, as long as the picture and the settings are the same. */
import { createHash } from "node:crypto";
import { access, copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { type HeroFormat, type HeroQuality, heroFormats, heroPictures } from "../../src/settings/hero";
import { cropTo } from "./crop";

export interface HeroSource {
  readonly media: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** URLs with `1x` and `2x`. */
  readonly srcSet: string;
}

export interface HeroFiles {
  readonly sources: readonly HeroSource[];
  /** URL of the JPEG, which every browser can show. */
  readonly fallback: string;
  /** The background colour until the picture has loaded, `#rrggbb`. */
  readonly colour: string;
}

export interface HeroInput {
  /** Path of the photograph. */
  readonly path: string;
  readonly focus: { readonly x: number; readonly y: number };
}

const address = "/static/hero";
const published = resolve(process.cwd(), "public/static/hero");
/** Encoded pictures of this build and earlier ones. They are copied to `published`. */
export const heroCache = resolve(process.cwd(), ".cache/hero");
const extension: Record<HeroFormat, string> = { avif: "avif", webp: "webp", jpeg: "jpg" };

/** Increase this number when the encoding changes, so that old files are not reused. */
const recipe = 4;

/**
 * AVIF's quality for each quality of the specification. The specification's numbers are on the scale of JPEG and WebP; the AVIF is at least
 * as close to the photograph as they are, in about half as many bytes (measured in docs/decisions/0004-avif-effort-and-kept-pictures.md).
 */
const onAvifsScale: Record<HeroQuality, number> = { 75: 55, 80: 60, 85: 66 };

/** Large pictures have a lower effort: they take longest to encode, and more effort saves least. */
const effortAt = (width: number): number => (width > 1200 ? 3 : 4);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const encode = async (
  picture: Buffer,
  { focus }: HeroInput,
  width: number,
  height: number,
  format: HeroFormat,
  quality: HeroQuality,
) => {
  const { autoOrient } = await sharp(picture).metadata();
  const cropped = sharp(picture)
    .autoOrient()
    .extract(cropTo(autoOrient, { width, height }, focus))
    .resize(width, height);
  if (format === "avif") return cropped.avif({ quality: onAvifsScale[quality], effort: effortAt(width) }).toBuffer();
  return format === "webp"
    ? cropped.webp({ quality, effort: 4 }).toBuffer()
    : cropped.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
};

const colourOf = async (picture: Buffer): Promise<string> => {
  // Converted to an 8-bit sRGB PNG first, because a photograph may be CMYK or have 16 bits per channel.
  const small = await sharp(picture).resize(64).flatten({ background: "#fff" }).toColourspace("srgb").png().toBuffer();
  const { channels } = await sharp(small).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"))
    .join("")}`;
};

const files = async (input: HeroInput): Promise<HeroFiles> => {
  const picture = await readFile(input.path);
  const digest = createHash("sha256")
    .update(picture)
    .update(JSON.stringify([input.focus, recipe]))
    .digest("hex")
    .slice(0, 12);
  await Promise.all([mkdir(published, { recursive: true }), mkdir(heroCache, { recursive: true })]);
  const file = async (width: number, height: number, format: HeroFormat, quality: HeroQuality): Promise<string> => {
    const name = `hero-${digest}-${width}x${height}-q${quality}.${extension[format]}`;
    const [target, kept] = [resolve(published, name), resolve(heroCache, name)];
    if (!(await exists(kept))) await writeFile(kept, await encode(picture, input, width, height, format, quality));
    if (!(await exists(target))) await copyFile(kept, target);
    return `${address}/${name}`;
  };
  const wanted = heroPictures.flatMap((size) => heroFormats.slice(0, -1).map((format) => ({ ...size, format })));
  const source = async ({ media, width, height, quality, format }: (typeof wanted)[number]): Promise<HeroSource> => {
    const [once, twice] = await Promise.all([
      file(width, height, format, quality),
      file(width * 2, height * 2, format, quality),
    ]);
    return { media, type: `image/${format}`, width, height, srcSet: `${once} 1x, ${twice} 2x` };
  };
  const largest = heroPictures[heroPictures.length - 1] ?? heroPictures[0];
  // In parallel, because each encoding uses one processor.
  const [sources, fallback, colour] = await Promise.all([
    Promise.all(wanted.map(source)),
    file(largest.width, largest.height, "jpeg", largest.quality),
    colourOf(picture),
  ]);
  return { sources, fallback, colour };
};

const made = new Map<string, Promise<HeroFiles>>();

/** The hero's files, made once per build for all pages and languages. */
export const heroFiles = async (input: HeroInput): Promise<HeroFiles> => {
  // During development the file may be replaced by another photograph.
  const { mtimeMs, size } = await stat(input.path);
  const key = JSON.stringify([input, mtimeMs, size]);
  const known = made.get(key) ?? files(input);
  made.set(key, known);
  return known;
};
