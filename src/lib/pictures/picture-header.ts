/**
 * What a picture's file says of itself, read before anything decodes it: a small file can claim more pixels than a machine has
 * memory for, and what its database row says may be wrong. Pure.
 */
import { pngHeader, webpHeader } from "./chunks.ts";
import { heifHeader } from "./heif-header.ts";
import { jpegHeader } from "./jpeg.ts";
import { type PictureHeader, type StoredKind, kindOf } from "./picture-kind.ts";

/** More pixels are not decoded anywhere: a browser takes up to 500 MB for so many. Telephones have 50 million. */
export const mostPixels = 51_000_000;
/** Values a decoder goes over in all its passes, some three seconds of work: a progressive JPEG of 51 million pixels takes 40 % of it. */
const mostWork = 2_000_000_000;

/** Reads the beginning of a file or all of it. Undefined when it is no picture of a known kind, or contradicts itself. */
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
    // A parser that runs over the end, or meets what cannot be.
    return undefined;
  }
};

/** Whether a browser may be asked to decode it. */
export const isDecodable = ({ width, height, passes, samples }: PictureHeader): boolean =>
  width * height <= mostPixels && passes * samples <= mostWork;

export interface ConvertibleHeader extends PictureHeader {
  readonly kind: StoredKind;
}

/**
 * Whether a hosted function converts it within its 2 s of CPU and 256 MB (decision 0038). A JPEG of one pass is made smaller as it
 * is read; one of several has to be held whole, and so have PNG and WebP. AVIF takes more than there is.
 */
export const isConvertible = (header: PictureHeader): header is ConvertibleHeader => {
  const { kind, width, height, animated, passes, samples, whole } = header;
  const pixels = width * height;
  if (!whole) return false;
  if (kind === "jpeg") return pixels <= 24_000_000 && (passes === 1 || (samples <= 42_000_000 && passes <= 16));
  return (kind === "png" || (kind === "webp" && !animated)) && pixels <= 6_000_000;
};

/** The size as the picture is looked at. */
export const uprightSize = ({ width, height, orientation }: PictureHeader): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height };
