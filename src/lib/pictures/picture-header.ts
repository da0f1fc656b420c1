/**
 * The header of an image file, read before the image is decoded: a small file can declare more pixels than fit in
 * memory, and its database row may be wrong. Pure functions.
 */
import { pngHeader, webpHeader } from "./chunks.ts";
import { heifHeader } from "./heif-header.ts";
import { jpegHeader } from "./jpeg.ts";
import { type PictureHeader, type StoredKind, kindOf } from "./picture-kind.ts";

/** The most pixels of a picture that is decoded. A browser needs up to 500 MB for it. Phone cameras have 50 million pixels. */
export const mostPixels = 51_000_000;
/**
 * Limit for the values that a decoder processes in all passes, about three seconds of work: a progressive JPEG of 51
 * million pixels needs 40% of it.
 */
const mostWork = 2_000_000_000;

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

/** Whether a browser can safely decode the picture. */
export const isDecodable = ({ width, height, passes, samples }: PictureHeader): boolean =>
  width * height <= mostPixels && passes * samples <= mostWork;

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
