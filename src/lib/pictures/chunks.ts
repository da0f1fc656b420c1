/** Reads the headers of PNG and WebP files, and removes their metadata without changing the image data. Pure functions. */
import { type PictureHeader, exifOrientation, joined, textAt, viewOf } from "./picture-bytes.ts";

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
  /** The whole chunk, including its header. */
  readonly all: Uint8Array;
}

interface Chunks {
  readonly list: readonly Chunk[];
  /** Whether the file is complete. */
  readonly whole: boolean;
}

const pngChunks = (bytes: Uint8Array): Chunks => {
  const view = viewOf(bytes);
  const list: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const until = at + 12 + view.getUint32(at);
    if (until > bytes.length) break;
    const name = textAt(bytes, at + 4);
    list.push({ name, data: bytes.subarray(at + 8, until - 4), all: bytes.subarray(at, until) });
    if (name === "IEND") return { list, whole: list.some((chunk) => chunk.name === "IDAT") };
    at = until;
  }
  return { list, whole: false };
};

const webpChunks = (bytes: Uint8Array): Chunks => {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const list: Chunk[] = [];
  for (let at = 12; at + 8 <= end;) {
    const size = view.getUint32(at + 4, true);
    const data = bytes.subarray(at + 8, at + 8 + size);
    const all = bytes.subarray(at, at + 8 + size + (size % 2));
    // A chunk that is cut off is listed too: the size of the picture is at the beginning of the image's chunk.
    list.push({ name: textAt(bytes, at), data, all });
    at += 8 + size + (size % 2);
    if (data.length < size) return { list, whole: false };
  }
  return { list, whole: bytes.length >= 8 + view.getUint32(4, true) };
};

const keptInPng = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD"]);

/** The PNG without texts, timestamps, animation and EXIF. Throws if the file is cut off. */
export const stripPng = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const { list, whole } = pngChunks(bytes);
  if (!whole) throw new Error("This PNG is broken.");
  return joined([bytes.subarray(0, 8), ...list.filter(({ name }) => keptInPng.has(name)).map(({ all }) => all)]);
};

/** Flags of the extended header: the file has EXIF, the file has XMP. */
const metadataFlags = 0x08 | 0x04;
const animationFlag = 0x02;

/** The WebP without EXIF and XMP. Throws if the file is cut off. */
export const stripWebp = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const { list, whole } = webpChunks(bytes);
  if (!whole) throw new Error("This WebP is broken.");
  const parts = list
    .filter(({ name }) => name !== "EXIF" && name !== "XMP ")
    .map(({ name, all }) => {
      if (name !== "VP8X") return all;
      const chunk = all.slice();
      chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
      return chunk;
    });
  const result = joined([bytes.slice(0, 12), ...parts]);
  viewOf(result).setUint32(4, result.length - 8, true);
  return result;
};

const exifIn = (list: readonly Chunk[], name: string): number => {
  const { data = new Uint8Array() } = list.find((chunk) => chunk.name === name) ?? {};
  // Some programs write the “Exif” prefix, which only JPEG uses.
  return exifOrientation(textAt(data, 0) === "Exif" ? data.subarray(6) : data);
};

/** The header; undefined if the file does not start as a PNG must. */
export const pngHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  const { list, whole } = pngChunks(bytes);
  const [first] = list;
  if (first?.name !== "IHDR" || first.data.length !== 13) return undefined;
  const view = viewOf(first.data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const animated = list.some(({ name }) => name === "acTL");
  const passes = view.getUint8(12) === 1 ? 7 : 1;
  const orientation = exifIn(list, "eXIf");
  return { kind: "png", width, height, orientation, animated, cmyk: false, passes, samples: width * height, whole };
};

/** Width and height from the image data, 14 bits each. */
const webpSize = ({ name, data }: Chunk): readonly [width: number, height: number] | undefined => {
  const view = viewOf(data);
  if (name === "VP8 " && data.length >= 10 && view.getUint16(3) === 0x9d01 && data[5] === 0x2a)
    return [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  if (name === "VP8L" && data.length >= 5 && data[0] === 0x2f) {
    const bits = view.getUint32(1, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  return undefined;
};

const canvasOf = ({ data }: Chunk): readonly [width: number, height: number] | undefined => {
  const side = (at: number): number =>
    1 + (data[at] ?? 0) + (data[at + 1] ?? 0) * 0x100 + (data[at + 2] ?? 0) * 0x10000;
  return data.length < 10 ? undefined : [side(4), side(7)];
};

/** The header; undefined if there is no size, or if the canvas and the image of a file that is not animated differ in size. */
export const webpHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  if (bytes.length < 20) return undefined;
  const { list, whole } = webpChunks(bytes);
  const extended = list.find(({ name }) => name === "VP8X");
  const picture = list.find(({ name }) => name === "VP8 " || name === "VP8L");
  const canvas = extended && canvasOf(extended);
  const animated = extended !== undefined && ((extended.data[0] ?? 0) & animationFlag) !== 0;
  const inside = picture && webpSize(picture);
  const size = canvas ?? inside;
  if (size === undefined || (extended !== undefined && canvas === undefined)) return undefined;
  if (!animated && inside?.join() !== size.join()) return undefined;
  const [width, height] = size;
  const orientation = exifIn(list, "EXIF");
  return { kind: "webp", width, height, orientation, animated, cmyk: false, passes: 1, samples: width * height, whole };
};
