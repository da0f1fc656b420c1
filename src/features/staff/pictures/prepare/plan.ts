/** What is done with a chosen file before it is sent. Pure. */
import { isConvertible, uprightSize } from "../../../../lib/pictures/picture-header";
import type { PictureHeader, StoredKind } from "../../../../lib/pictures/picture-kind";

/** Bytes that the bucket takes (supabase/migrations, uploads_bucket). */
export const mostBytes = 20_971_520;
/** Bytes of a file that is worked on at all: it lies in memory twice, beside its pixels. */
export const mostFileBytes = 60_000_000;
/** Larger pictures are made smaller: more pixels do not convert within the memory of a hosted function. */
export const mostStoredPixels = 24_000_000;
/** Sides may be no longer (gallery_images.width, height). */
export const longestSide = 12_000;
/** The longest side that a picture of the site is ever shown in, at twice the density. Fewer look soft there. */
export const enoughWidth = 2400;
/** Under this a picture is told to be small: it looks soft even on a phone held upright. */
export const smallWidth = 1200;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Note = "small" | "reduced" | "converted";

export interface Plan {
  /** The bytes as they are, without what does not belong to the picture; or drawn again as JPEG in `size`. */
  readonly way: "strip" | "redraw";
  readonly kind: StoredKind;
  readonly size: Size;
  /** What the person should know. */
  readonly notes: readonly Note[];
}

/** The largest size with the same ratio that has no more pixels, and no longer side, than allowed. */
export const withinLimits = ({ width, height }: Size): Size => {
  const scale = Math.min(1, Math.sqrt(mostStoredPixels / (width * height)), longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
};

/** @param found what the file says of itself, and how many bytes it has */
export const planFor = (found: PictureHeader & { readonly bytes: number }): Plan => {
  const upright = uprightSize(found);
  const size = withinLimits(upright);
  const reduced = size.width < upright.width || size.height < upright.height || found.bytes > mostBytes;
  const small = Math.max(size.width, size.height) < smallWidth;
  const notes: Note[] = [...(small ? (["small"] as const) : []), ...(reduced ? (["reduced"] as const) : [])];
  const { orientation, cmyk, animated } = found;
  if (isConvertible(found) && !reduced && orientation === 1 && !cmyk && !animated)
    return { way: "strip", kind: found.kind, size, notes };
  return { way: "redraw", kind: "jpeg", size, notes: found.kind === "jpeg" ? notes : [...notes, "converted"] };
};
