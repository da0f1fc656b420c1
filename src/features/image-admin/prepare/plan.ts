/** What is done with a chosen file before it is sent. Pure. */
import { type PictureKind, type StoredKind, isStoredKind } from "./picture-kind";

/** Bytes that the bucket takes (supabase/migrations, uploads_bucket). */
export const mostBytes = 20_971_520;
/** Larger pictures are made smaller: more does not convert within the memory of a hosted function (optimize-image). */
export const mostPixels = 24_000_000;
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
  /** The bytes as they are, without what does not belong to the picture; or drawn anew as JPEG in `size`. */
  readonly way: "strip" | "redraw";
  readonly kind: StoredKind;
  readonly size: Size;
  /** What the person should know. */
  readonly notes: readonly Note[];
}

interface Found extends Size {
  readonly kind: PictureKind;
  readonly bytes: number;
  /** EXIF orientation; 1 is upright. Width and height are those of the upright picture. */
  readonly orientation: number;
}

/** The largest size with the same ratio that has no more pixels, and no longer side, than allowed. */
export const withinLimits = ({ width, height }: Size): Size => {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
};

export const planFor = ({ kind, bytes, orientation, width, height }: Found): Plan => {
  const size = withinLimits({ width, height });
  const reduced = size.width < width || size.height < height || bytes > mostBytes;
  const small = Math.max(size.width, size.height) < smallWidth;
  const notes: Note[] = [...(small ? (["small"] as const) : []), ...(reduced ? (["reduced"] as const) : [])];
  if (!isStoredKind(kind)) return { way: "redraw", kind: "jpeg", size, notes: [...notes, "converted"] };
  if (reduced || orientation !== 1) return { way: "redraw", kind: "jpeg", size, notes };
  return { way: "strip", kind, size, notes };
};
