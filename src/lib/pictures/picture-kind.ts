/** What a file is, by its first bytes: names and types that a computer gives to files are not to be trusted. Pure. */

export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "other";

/** What a picture's file says of itself. */
export interface PictureHeader {
  readonly kind: Exclude<PictureKind, "other">;
  /** Pixels as they lie in the file, before it is turned upright. */
  readonly width: number;
  readonly height: number;
  /** As EXIF counts it: 1 is upright, 5 to 8 change width and height. */
  readonly orientation: number;
  readonly animated: boolean;
  readonly cmyk: boolean;
  /** How often a decoder goes over the picture: scans of a JPEG. */
  readonly passes: number;
  /** Values that a decoder of several passes has to hold: pixels, with a JPEG's colours as they are sampled. */
  readonly samples: number;
  /** Whether the file is there to its end. */
  readonly whole: boolean;
}

/** Four letters, or `length` of them, as they are in a file. */
export const textAt = (bytes: Uint8Array, from: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Numbers of a file, wherever its bytes lie in memory. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const brandKinds: Readonly<Record<string, PictureKind>> = {
  avif: "avif",
  avis: "avif",
  heic: "heic",
  heix: "heic",
  hevc: "heic",
  mif1: "heic",
};

export const kindOf = (bytes: Uint8Array): PictureKind => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && textAt(bytes, 1, 3) === "PNG") return "png";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  if (textAt(bytes, 4) === "ftyp") return brandKinds[textAt(bytes, 8)] ?? "other";
  return "other";
};

/** The kinds that the image administration stores and functions convert, with the ending of their files (gallery_images.path). */
export const storedTypes = {
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  webp: { type: "image/webp", ending: "webp" },
} as const;
export type StoredKind = keyof typeof storedTypes;
