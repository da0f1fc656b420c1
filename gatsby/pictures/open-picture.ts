/**
 * Detects the format of a picture, and decodes it completely before the build uses it: a damaged one would end the build with a library's
 * message, or be shown in part.
 */
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { kindOf } from "../../src/lib/pictures/picture-bytes";
import { workQueue } from "../../src/lib/work-queue";
import { reasonOf } from "../reason-of";

const pictureNames = { jpeg: "JPEG", png: "PNG", webp: "WebP", avif: "AVIF", heic: "HEIC" } as const;

const signatures: readonly (readonly [format: string, at: number, bytes: string])[] = [
  ["GIF", 0, "GIF8"],
  ["TIFF", 0, "II*\0"],
  ["TIFF", 0, "MM\0*"],
  ["BMP", 0, "BM"],
  ["JPEG XL", 0, "\xff\x0a"],
  ["JPEG XL", 4, "JXL "],
  ["JPEG 2000", 4, "jP  "],
  ["Photoshop file", 0, "8BPS"],
  ["PDF", 0, "%PDF"],
  ["ZIP file", 0, "PK\x03\x04"],
  ["video", 4, "ftyp"],
  ["Git LFS pointer", 0, "version https://git-lfs"],
];

const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 512).includes(0);

/** The name of the format, such as `HEIC` or `web page`; undefined if it is unknown. */
const realFormat = (file: Buffer): string | undefined => {
  const kind = kindOf(file);
  if (kind !== "other") return pictureNames[kind];
  const text = file.subarray(0, 1024).toString("latin1");
  const found = signatures.find(([, at, bytes]) => text.startsWith(bytes, at))?.[0];
  if (found !== undefined || !isText(file)) return found;
  if (/<svg[\s>]/i.test(text)) return "SVG";
  if (/<!doctype html|<html/i.test(text)) return "web page";
  return undefined;
};

/** A picture that can be shown. Width and height are in pixels, after the EXIF rotation. */
export interface ReadablePicture {
  readonly width: number;
  readonly height: number;
  /** The format's usual name: `JPEG`. */
  readonly format: string;
}

/** A picture or, if it cannot be shown, why. The problem completes a sentence that begins with the picture's name: `is an empty file.` */
export type Picture = ReadablePicture | { readonly problem: string; readonly fix: string };

/** The limit of pixels, for the build's memory. Pictures of 60-megapixel cameras are below it. */
const maxPixels = 64_000_000;
/** The limit for progressive JPEG, interlaced PNG and AVIF, which need several times as much memory. */
const maxProgressivePixels = 32_000_000;
const maxBytes = 100_000_000;
/** Pictures with more pixels are opened one after the other. */
const manyPixels = 4_000_000;
/** Timeout of decoding, in seconds. */
const timeoutSeconds = 10;

/** Formats that sharp opens and browsers show, by sharp's names. */
const supportedFormats = new Set(["jpeg", "png", "webp", "heif"]);

const copyAgain = "Copy it again from its source, or open it in an image editor and save it as JPEG.";
const asJpeg = "Open it in an image editor and save it as JPEG, PNG or WebP. Renaming the file is not enough.";
const smaller = "Save it smaller: 4000 pixels on the longer side are enough.";
const heicFix =
  "Open it on the telephone or computer and export it as JPEG. An iPhone saves photos as JPEG if you choose Settings, Camera, Formats, “Most Compatible”.";

const count = (pixels: number): string => `${Math.round(pixels / 1_000_000).toLocaleString("en")} million pixels`;

/** `a JPEG`, `an AVIF`. */
export const withArticle = (format: string): string => `${/^(?:AVIF|SVG)/.test(format) ? "an" : "a"} ${format}`;

const inTurn = workQueue();

/** Decodes all of a picture's data. JPEG and WebP are decoded at a small size, which also reads all of their data. */
const decode = (bytes: Buffer): Promise<unknown> =>
  sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, sequentialRead: true })
    .timeout({ seconds: timeoutSeconds })
    .resize(8, 8, { fit: "fill" })
    .raw()
    .toBuffer();

/** Whether a PNG is animated: then it has a chunk `acTL` before its data. sharp reads only the first frame. */
const isAnimatedPng = (bytes: Buffer): boolean => {
  const control = bytes.indexOf("acTL");
  return control !== -1 && control < bytes.indexOf("IDAT");
};

const open = async (bytes: Buffer): Promise<Picture> => {
  if (bytes.length === 0) return { problem: "is an empty file.", fix: "Copy it again from its source." };
  const format = realFormat(bytes);
  if (format === "HEIC") return { problem: "is a HEIC, which most browsers do not show.", fix: heicFix };
  if (format === "Git LFS pointer")
    return { problem: "is a Git LFS pointer, without the picture.", fix: "Fetch the picture: git lfs pull." };
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (format === undefined && metadata === undefined) return { problem: "is not a picture.", fix: asJpeg };
  const named = format ?? metadata?.format.toUpperCase() ?? "";
  const damaged = { problem: `is ${withArticle(named)} that is damaged or was cut off.`, fix: copyAgain };
  if (metadata === undefined)
    return ["JPEG", "PNG", "WebP", "AVIF"].includes(named)
      ? damaged
      : { problem: `is ${withArticle(named)}, and not a picture that a page can show.`, fix: asJpeg };
  if (!supportedFormats.has(metadata.format))
    return { problem: `is ${withArticle(named)}, which cannot be used.`, fix: asJpeg };
  const { width, height } = metadata.autoOrient;
  const max = metadata.isProgressive || metadata.format === "heif" ? maxProgressivePixels : maxPixels;
  const limit = `has ${count(width * height)} (${width} × ${height}), and the limit is ${count(max)}.`;
  if (width * height > max) return { problem: `is ${withArticle(named)} that ${limit}`, fix: smaller };
  if ((metadata.pages ?? 1) > 1 || (named === "PNG" && isAnimatedPng(bytes)))
    return { problem: `is ${withArticle(named)} that is animated.`, fix: "Save one of its frames as JPEG or PNG." };
  try {
    await (width * height > manyPixels ? inTurn(() => decode(bytes)) : decode(bytes));
  } catch (error) {
    return reasonOf(error).includes("timeout")
      ? { problem: `is ${withArticle(named)} that takes more than ${timeoutSeconds} seconds to open.`, fix: smaller }
      : damaged;
  }
  return { width, height, format: named };
};

/** Opens the picture at `path`, or returns why it cannot be shown. Rejects only if the file cannot be read. */
export const openPicture = async (path: string): Promise<Picture> => {
  const { size } = await stat(path);
  if (size <= maxBytes) return open(await readFile(path));
  const [megabytes, max] = [Math.round(size / 1_000_000), maxBytes / 1_000_000];
  return { problem: `is a file of ${megabytes} MB, and the limit is ${max} MB.`, fix: smaller };
};
