/** Detects the format of a file from its first bytes, regardless of its name. */
import { kindOf } from "../../src/lib/pictures/picture-kind";

const pictureNames = { jpeg: "JPEG", png: "PNG", webp: "WebP", avif: "AVIF", heic: "HEIC" } as const;

type Sign = readonly [format: string, at: number, bytes: string];

const signs: readonly Sign[] = [
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
  ["film", 4, "ftyp"],
  ["Git LFS pointer", 0, "version https://git-lfs"],
];

const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 512).includes(0);

/** The name of the format, such as `HEIC` or `web page`; undefined if it is unknown. */
export const realFormat = (bytes: Buffer): string | undefined => {
  const kind = kindOf(bytes);
  if (kind !== "other") return pictureNames[kind];
  const text = bytes.subarray(0, 1024).toString("latin1");
  const found = signs.find(([, at, sign]) => text.startsWith(sign, at))?.[0];
  if (found !== undefined || !isText(bytes)) return found;
  if (/<svg[\s>]/i.test(text)) return "SVG";
  if (/<!doctype html|<html/i.test(text)) return "web page";
  return undefined;
};
