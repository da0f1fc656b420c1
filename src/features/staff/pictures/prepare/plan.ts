/** Decides how a chosen file is prepared before the upload. Pure functions. */
import { isConvertible, uprightSize } from "../../../../lib/pictures/picture-file";
import type { PictureHeader, StoredKind } from "../../../../lib/pictures/picture-bytes";

/** Largest file in bytes that the bucket accepts (supabase/migrations, bucket `uploads`). */
export const maxBytes = 20_971_520;
/** Largest file in bytes that is processed at all: while it is prepared, its bytes are in memory twice, in addition to its pixels. */
export const maxFileBytes = 60_000_000;
/** Largest number of pixels of a stored picture: the memory of a hosted function is too small to convert more. */
const maxStoredPixels = 24_000_000;
/** Longest side of a stored picture in pixels (gallery_images.width, height). */
export const maxSide = 12_000;
/** The largest width in pixels at which the site shows a picture, on a display with two pixels per CSS pixel. Smaller pictures look soft there. */
export const recommendedWidth = 2400;
/** If the longer side has fewer pixels than this, staff see a note that the picture is small: it looks soft even on a phone. */
const smallSide = 1200;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Note = "small" | "reduced" | "converted";

interface Plan {
  /** `strip` removes the metadata and keeps the encoded picture; `redraw` makes a new JPEG of `size`. */
  readonly method: "strip" | "redraw";
  readonly kind: StoredKind;
  readonly size: Size;
  /** Notes for the member who uploads the picture. */
  readonly notes: readonly Note[];
}

/** The largest size in the same ratio within the limits of pixels and side length, not larger than the given one. */
export const withinLimits = ({ width, height }: Size): Size => {
  const scale = Math.min(1, Math.sqrt(maxStoredPixels / (width * height)), maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
};

/** How a file with this header and size in bytes is prepared. */
export const planFor = (file: PictureHeader & { readonly bytes: number }): Plan => {
  const upright = uprightSize(file);
  const size = withinLimits(upright);
  const reduced = size.width < upright.width || size.height < upright.height || file.bytes > maxBytes;
  const small = Math.max(size.width, size.height) < smallSide;
  const notes: Note[] = [...(small ? (["small"] as const) : []), ...(reduced ? (["reduced"] as const) : [])];
  const { kind, orientation, cmyk, animated } = file;
  if (isConvertible(file) && !reduced && orientation === 1 && !cmyk && !animated)
    return { method: "strip", kind: file.kind, size, notes };
  return { method: "redraw", kind: "jpeg", size, notes: kind === "jpeg" ? notes : [...notes, "converted"] };
};
