/** Decides how a chosen file is prepared before the upload. Pure functions. */
import { isConvertible, uprightSize } from "../../../../lib/pictures/picture-file";
import type { PictureHeader, StoredKind } from "../../../../lib/pictures/picture-bytes";

/** Largest file in bytes that the bucket accepts (supabase/migrations, bucket `uploads`). */
export const maxBytes = 20_971_520;
/** Largest file in bytes that is processed at all: while it is prepared, its bytes are in memory twice, in addition to its pixels. */
export const maxFileBytes = 60_000_000;
/** Largest number of pixels of a stored picture: the memory of a hosted function is too small to convert more. */
const maxStoredPixels = 24_000_000;
/** Largest number of pixels of a redrawn picture: the largest canvas of Safari on an iPhone. */
const maxDrawnPixels = 16_777_216;
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
export const withinLimits = ({ width, height }: Size, maxPixels = maxStoredPixels): Size => {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)), maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
};

/** How a file with this header and size in bytes is prepared. */
export const planFor = (file: PictureHeader & { readonly bytes: number }): Plan => {
  const { kind, orientation, cmyk, animated } = file;
  const upright = uprightSize(file);
  const isSmaller = ({ width, height }: Size) => width < upright.width || height < upright.height;
  const isKept =
    isConvertible(file) &&
    !isSmaller(withinLimits(upright)) &&
    file.bytes <= maxBytes &&
    orientation === 1 &&
    !cmyk &&
    !animated;
  const size = isKept ? upright : withinLimits(upright, maxDrawnPixels);
  const reduced = isSmaller(size) || file.bytes > maxBytes;
  const small = Math.max(size.width, size.height) < smallSide;
  const notes: Note[] = [...(small ? (["small"] as const) : []), ...(reduced ? (["reduced"] as const) : [])];
  if (isKept) return { method: "strip", kind: file.kind, size, notes };
  return { method: "redraw", kind: "jpeg", size, notes: kind === "jpeg" ? notes : [...notes, "converted"] };
};
