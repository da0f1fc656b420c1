/** Decides how a chosen file is prepared before the upload. Pure functions. */
import { isConvertible, uprightSize } from "../../../../lib/pictures/picture-file";
import type { PictureHeader, StoredKind } from "../../../../lib/pictures/picture-bytes";

/** Largest file in bytes that the bucket accepts (supabase/migrations, bucket `uploads`). */
export const mostBytes = 20_971_520;
/** Largest file in bytes that is processed at all: it is in memory twice, in addition to its pixels. */
export const mostFileBytes = 60_000_000;
/** Largest number of pixels of a stored picture: the memory of a hosted function is too small to convert more. */
const mostStoredPixels = 24_000_000;
/** Longest side of a stored picture in pixels (gallery_images.width, height). */
export const longestSide = 12_000;
/** The largest width in pixels at which the site shows a picture on a display of double density. Smaller pictures look soft there. */
export const enoughWidth = 2400;
/** If the longer side has fewer pixels than this, staff are told that the picture is small: it looks soft even on a phone. */
const smallSide = 1200;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Note = "small" | "reduced" | "converted";

interface Plan {
  /** `strip` removes the metadata and keeps the encoded picture; `redraw` makes a new JPEG of `size`. */
  readonly way: "strip" | "redraw";
  readonly kind: StoredKind;
  readonly size: Size;
  /** Notes for the member who uploads the picture. */
  readonly notes: readonly Note[];
}

/** The largest size in the same ratio within the limits of pixels and side length, not larger than the given one. */
export const withinLimits = ({ width, height }: Size): Size => {
  const scale = Math.min(1, Math.sqrt(mostStoredPixels / (width * height)), longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
};

/** How a file is prepared. `found`: the file's header and its size in bytes. */
export const planFor = (found: PictureHeader & { readonly bytes: number }): Plan => {
  const upright = uprightSize(found);
  const size = withinLimits(upright);
  const reduced = size.width < upright.width || size.height < upright.height || found.bytes > mostBytes;
  const small = Math.max(size.width, size.height) < smallSide;
  const notes: Note[] = [...(small ? (["small"] as const) : []), ...(reduced ? (["reduced"] as const) : [])];
  const { orientation, cmyk, animated } = found;
  if (isConvertible(found) && !reduced && orientation === 1 && !cmyk && !animated)
    return { way: "strip", kind: found.kind, size, notes };
  return { way: "redraw", kind: "jpeg", size, notes: found.kind === "jpeg" ? notes : [...notes, "converted"] };
};
