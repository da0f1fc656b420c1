/** Profiles of uploaded pictures: how good and how large a picture may be where it stands (specification §3, §4, §9). Pure. */
import type { Visitor } from "./visitor";

export const profileNames = ["hero", "gallery", "thumbnail", "mobile", "lowBandwidth"] as const;
export type ProfileName = (typeof profileNames)[number];

export interface ImageProfile {
  readonly name: ProfileName;
  /** From 1 to 100. */
  readonly quality: number;
  /** What is asked for where AVIF is not. */
  readonly format: "webp";
  /** Pixels. */
  readonly maxWidth: number;
  readonly enableAvif: boolean;
  readonly aggressiveCompression: boolean;
}

type Row = readonly [quality: number, maxWidth: number, enableAvif: boolean, aggressiveCompression: boolean];

const rows: Readonly<Record<ProfileName, Row>> = {
  hero: [85, 1200, true, false],
  gallery: [80, 800, true, true],
  thumbnail: [75, 400, true, true],
  mobile: [70, 600, false, false],
  lowBandwidth: [60, 480, false, false],
};

export const profileOf = (name: ProfileName): ImageProfile => {
  const [quality, maxWidth, enableAvif, aggressiveCompression] = rows[name];
  return { name, quality, format: "webp", maxWidth, enableAvif, aggressiveCompression };
};

const heroFrom = 800;
const thumbnailTo = 400;

/** The profile for a picture that stands `width` CSS pixels wide; a width that is not known is neither wide nor narrow. */
export const chooseProfile = (
  width: number | undefined,
  { saveData, connection, mobile }: Pick<Visitor, "saveData" | "connection" | "mobile">,
): ImageProfile => {
  if (width !== undefined && width > heroFrom) return profileOf("hero");
  if (saveData || ["slow-2g", "2g", "3g"].includes(connection)) return profileOf("lowBandwidth");
  if (mobile) return profileOf("mobile");
  return profileOf(width !== undefined && width <= thumbnailTo ? "thumbnail" : "gallery");
};
