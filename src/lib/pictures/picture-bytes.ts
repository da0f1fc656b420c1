/**
 * What the bytes of an image file say: its type, because file names and declared types are not reliable, and its EXIF orientation. Pure
 * functions.
 */

type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "other";

/** The header of an image file. */
export interface PictureHeader {
  readonly kind: Exclude<PictureKind, "other">;
  /** Size in pixels as stored, before rotation. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation: 1 is upright, 5 to 8 swap width and height. */
  readonly orientation: number;
  readonly animated: boolean;
  readonly cmyk: boolean;
  /** Number of passes a decoder makes: the scans of a JPEG, seven for an interlaced PNG. */
  readonly passes: number;
  /** Pixels; for a JPEG, times its samples per pixel: 1 for grey, 1.5 for 4:2:0, 3 without subsampling. */
  readonly samples: number;
  /** Whether the file is complete. */
  readonly whole: boolean;
}

/** `length` ASCII characters of a file. */
export const textAt = (bytes: Uint8Array, from: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** The parts of a file, one after the other. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const result = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.byteLength;
  }
  return result;
};

/** A view of the bytes, which may start at an offset of their buffer. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const avifBrands: readonly string[] = ["avif", "avis"];
const heicBrands: readonly string[] = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** The kind of an ISO media file by its major brand and its compatible brands. The major brand of an AVIF may be `mif1`. */
const containerKind = (bytes: Uint8Array): PictureKind => {
  const main = textAt(bytes, 8);
  const end = Math.min(viewOf(bytes).getUint32(0), 256);
  const compatible = textAt(bytes, 16, end - 16).match(/.{4}/gs) ?? [];
  if ([main, ...compatible].some((brand) => avifBrands.includes(brand))) return "avif";
  return heicBrands.includes(main) ? "heic" : "other";
};

export const kindOf = (bytes: Uint8Array): PictureKind => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && textAt(bytes, 1, 3) === "PNG") return "png";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  if (textAt(bytes, 4) === "ftyp") return containerKind(bytes);
  return "other";
};

/** The types that staff can upload and functions convert, with their file extensions (gallery_images.path). */
export const storedTypes = {
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  webp: { type: "image/webp", ending: "webp" },
} as const;
export type StoredKind = keyof typeof storedTypes;

const orientationTag = 0x0112;

/** The orientation in EXIF data: 1 (upright) to 8, or 1 if the data has none. The data must start with its byte order. */
export const exifOrientation = (exif: Uint8Array): number => {
  const view = viewOf(exif);
  if (view.byteLength < 14) return 1;
  const little = view.getUint16(0) === 0x4949;
  const folder = view.getUint32(4, little);
  if (folder + 2 > view.byteLength) return 1;
  const entries = view.getUint16(folder, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = folder + 2 + index * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
};
