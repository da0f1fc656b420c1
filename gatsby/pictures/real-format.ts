/** Detects the format of a file from its first bytes, regardless of its name. */

type Sign = readonly [format: string, at: number, bytes: string];

const signs: readonly Sign[] = [
  ["JPEG", 0, "\xff\xd8\xff"],
  ["PNG", 0, "\x89PNG\r\n\x1a\n"],
  ["WebP", 8, "WEBP"],
  ["AVIF", 8, "avif"],
  ["AVIF", 8, "avis"],
  ...["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"].map((brand): Sign => ["HEIC", 8, brand]),
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
  const text = bytes.subarray(0, 1024).toString("latin1");
  const found = signs.find(([, at, sign]) => text.startsWith(sign, at))?.[0];
  // A container with a generic main brand may be AVIF: then AVIF is among its compatible brands.
  if (found === "HEIC" && text.slice(16, 64).includes("avif")) return "AVIF";
  if (found !== undefined || !isText(bytes)) return found;
  if (/<svg[\s>]/i.test(text)) return "SVG";
  if (/<!doctype html|<html/i.test(text)) return "web page";
  return undefined;
};
