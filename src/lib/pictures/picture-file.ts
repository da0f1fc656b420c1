/**
 * What can be done with an image file without decoding it, whatever its kind. The header is read first: a small file can declare more
 * pixels than fit in memory, and its database row may be wrong. The metadata, such as the place where the picture was taken, can be removed.
 * The staff pages and the functions use it. Pure functions.
 */
import { pngHeader, stripPng, stripWebp, webpHeader } from "./chunks.ts";
import { jpegHeader, stripJpeg } from "./jpeg.ts";
import { type PictureHeader, type StoredKind, kindOf, textAt, viewOf } from "./picture-bytes.ts";

/** Maximum pixels of a picture that is decoded. For this many, a browser needs up to 500 MB. Some phone cameras have 50 million pixels. */
const maxPixels = 51_000_000;
/**
 * Limit for the values that a decoder processes in all passes, about three seconds of work: a progressive JPEG of 51
 * million pixels needs 40% of it.
 */
const maxWork = 2_000_000_000;

/** Reads the header from the beginning of a file. Undefined if the type is unknown or the header contradicts itself. */
export const readHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  const kind = kindOf(bytes);
  try {
    const header =
      kind === "jpeg" ? jpegHeader(bytes)
      : kind === "png" ? pngHeader(bytes)
      : kind === "webp" ? webpHeader(bytes)
      : kind === "other" ? undefined
      : heifHeader(kind, bytes); // prettier-ignore
    return header !== undefined && header.width > 0 && header.height > 0 ? header : undefined;
  } catch {
    // The parser read past the end, or met an invalid value.
    return undefined;
  }
};

/** Functions that remove the metadata without changing the image data, by kind of file. They throw if the file is damaged. */
export const strippers: Partial<Record<PictureHeader["kind"], (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** Whether a browser can safely decode the picture. */
export const isDecodable = ({ width, height, passes, samples }: PictureHeader): boolean =>
  width * height <= maxPixels && passes * samples <= maxWork;

export interface ConvertibleHeader extends PictureHeader {
  readonly kind: StoredKind;
}

/**
 * Whether a hosted function can convert the picture within its 2 s of CPU time and 256 MB (decision 0038). A JPEG with
 * one pass is scaled down while it is read. A JPEG with several passes, a PNG and a WebP must be held in memory
 * completely. Decoding an AVIF exceeds these limits.
 */
export const isConvertible = (header: PictureHeader): header is ConvertibleHeader => {
  const { kind, width, height, animated, passes, samples, whole } = header;
  const pixels = width * height;
  if (!whole) return false;
  if (kind === "jpeg") return pixels <= 24_000_000 && (passes === 1 || (samples <= 42_000_000 && passes <= 16));
  return (kind === "png" || (kind === "webp" && !animated)) && pixels <= 4_000_000;
};

/** The size after rotation to upright. */
export const uprightSize = ({ width, height, orientation }: PictureHeader): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

interface Box {
  readonly name: string;
  readonly data: Uint8Array;
  /** Whether the box is complete. */
  readonly whole: boolean;
}

/** The consecutive boxes in `bytes`, up to the first with an impossible length. */
const boxesIn = (bytes: Uint8Array): Box[] => {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const declared = view.getUint32(at);
    const isLong = declared === 1 && at + 16 <= bytes.length;
    const headerLength = isLong ? 16 : 8;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : declared === 0 ? bytes.length - at : declared;
    if (length < headerLength) break;
    const until = at + length;
    boxes.push({
      name: textAt(bytes, at + 4),
      data: bytes.subarray(at + headerLength, until),
      whole: until <= bytes.length,
    });
    at = until;
  }
  return boxes;
};

const inside = (boxes: readonly Box[], name: string, skipped = 0): Box[] => {
  const box = boxes.find((entry) => entry.name === name);
  return box === undefined ? [] : boxesIn(box.data.subarray(skipped));
};

/**
 * Whether an AVIF contains metadata, such as the place where the picture was taken. Removing it would move the image data, to which the file
 * refers by position.
 */
export const avifHasMetadata = (bytes: Uint8Array): boolean => {
  const items = inside(boxesIn(bytes), "meta", 4).find(({ name }) => name === "iinf");
  // The types of items for EXIF data and for XMP.
  return /Exif|mime/.test(new TextDecoder("latin1").decode(items?.data));
};

/**
 * The header with the largest size that an AVIF or HEIC declares for any of its items, because decoders allocate that
 * much. Decoders apply the rotation themselves (ISO/IEC 23008-12). Undefined if no size is declared.
 */
const heifHeader = (kind: "avif" | "heic", bytes: Uint8Array): PictureHeader | undefined => {
  const boxes = boxesIn(bytes);
  const properties = inside(inside(inside(boxes, "meta", 4), "iprp"), "ipco");
  const sizes = properties
    .filter(({ name, data }) => name === "ispe" && data.length >= 12)
    .map(({ data }) => [viewOf(data).getUint32(4), viewOf(data).getUint32(8)] as const);
  const [largest] = sizes.sort(([w1, h1], [w2, h2]) => w2 * h2 - w1 * h1);
  if (largest === undefined) return undefined;
  const [width, height] = largest;
  const animated = boxes.some(({ name }) => name === "moov");
  const whole = boxes.every((box) => box.whole) && boxes.some(({ name }) => name === "mdat" || name === "idat");
  return { kind, width, height, orientation: 1, animated, cmyk: false, passes: 1, samples: width * height, whole };
};
