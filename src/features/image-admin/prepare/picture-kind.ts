/** What a file is, by its first bytes: names and types that a computer gives to files are not to be trusted. Pure. */

export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "other";

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** How many bytes have to be read for `kindOf`. */
export const bytesForKind = 32;

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
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP") return "webp";
  if (textAt(bytes, 4, 4) === "ftyp") return brandKinds[textAt(bytes, 8, 4)] ?? "other";
  return "other";
};

/** The types that are stored, with the ending of their files (gallery_images.path). */
export const storedTypes = {
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  webp: { type: "image/webp", ending: "webp" },
} as const;
export type StoredKind = keyof typeof storedTypes;

export const isStoredKind = (kind: PictureKind): kind is StoredKind => kind in storedTypes;
