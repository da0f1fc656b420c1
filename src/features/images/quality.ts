/**
 * Size and quality of a requested picture (specification §3, §4, §9). The profile depends on displayed width and device, the level on the
 * requested quality. With data-saver or on a slow connection, a fixed reduction replaces that of the level.
 */
import { mobileBelow } from "../../settings/interface";
import { type Device, type NavigatorHints, isSlowConnection, readDevice } from "../web-vitals/device";

type QualityLevel = "high" | "medium" | "low";

/** Size and quality of a picture. An argument of `fitToDevice` is in CSS pixels, its result in pixels of the file. */
export interface SizedPicture {
  readonly width: number;
  readonly height?: number | undefined;
  /** From 1 to 100. */
  readonly quality: number;
}

type DeviceFacts = Pick<Visitor, "mobile" | "saveData" | "connection" | "pixelRatio">;

/** High if the requested quality is over 80, low if it is under 70, otherwise medium. */
export const qualityLevel = (requested: number): QualityLevel => {
  if (requested > 80) return "high";
  return requested < 70 ? "low" : "medium";
};

/** Pixels of the file per CSS pixel: at most 2, 1.5 at the medium level, 1 on mobile. */
export const cappedPixelRatio = (ratio: number, level: QualityLevel, mobile: boolean): number =>
  Math.min(ratio, mobile ? 1 : level === "medium" ? 1.5 : 2);

/** Multiplies both sides by `factor`, which keeps the ratio, and rounds to whole pixels, at least one. */
const scaled = ({ width, height }: SizedPicture, factor: number, quality: number): SizedPicture => ({
  width: Math.max(1, Math.round(width * factor)),
  ...(height !== undefined && { height: Math.max(1, Math.round(height * factor)) }),
  quality,
});

/** Scales a picture down to both limits and keeps the ratio. Without a height, only the width is limited. */
const capped = (picture: SizedPicture, maxWidth: number, maxHeight: number, quality: number): SizedPicture =>
  scaled(picture, Math.min(1, maxWidth / picture.width, maxHeight / (picture.height ?? 0)), quality);

const atLevel = (picture: SizedPicture, level: QualityLevel, mobile: boolean): SizedPicture => {
  if (level === "low") return scaled(picture, 0.8, 65);
  if (level === "medium") return mobile ? capped(picture, 600, 450, 75) : capped(picture, 800, 600, 80);
  return mobile ? capped(picture, 800, Infinity, 80) : capped(picture, Infinity, Infinity, 85);
};

/**
 * The file to request for `picture`, in pixels of the file. With data-saver or a slow connection (2g or slower), size and
 * quality do not depend on the level, which then limits only the pixel ratio. The file is never wider than `maxWidth`.
 */
export const fitToDevice = (
  picture: SizedPicture,
  { mobile, saveData, connection, pixelRatio }: DeviceFacts,
  maxWidth = Infinity,
): SizedPicture => {
  const level = qualityLevel(picture.quality);
  const sized =
    saveData || isSlowConnection({ connection }) ? scaled(picture, 0.6, 60) : atLevel(picture, level, mobile);
  const ratio = cappedPixelRatio(pixelRatio, level, mobile);
  return scaled(sized, Math.min(ratio, maxWidth / sized.width), sized.quality);
};

export const profileNames = ["hero", "gallery", "thumbnail", "mobile", "lowBandwidth"] as const;
export type ProfileName = (typeof profileNames)[number];

export interface ImageProfile {
  readonly name: ProfileName;
  /** From 1 to 100. */
  readonly quality: number;
  /** The format to request when AVIF is not requested. */
  readonly format: "webp";
  /** Pixels of the file. */
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

const heroAbove = 800;
const thumbnailUpTo = 400;

/** The profile for a picture displayed `width` CSS pixels wide; an unknown width never gives hero or thumbnail. */
export const chooseProfile = (
  width: number | undefined,
  { saveData, connection, mobile }: Pick<Visitor, "saveData" | "connection" | "mobile">,
): ImageProfile => {
  if (width !== undefined && width > heroAbove) return profileOf("hero");
  if (saveData || ["slow-2g", "2g", "3g"].includes(connection)) return profileOf("lowBandwidth");
  if (mobile) return profileOf("mobile");
  return profileOf(width !== undefined && width <= thumbnailUpTo ? "thumbnail" : "gallery");
};

export interface Visitor extends Device {
  /** Whether the viewport is narrower than 768 px. */
  readonly mobile: boolean;
  /** Pixels of the screen per CSS pixel. */
  readonly pixelRatio: number;
}

/** The visitor's current device data; read it each time, because windows are resized and connections change. */
export const readVisitor = ({ navigator, innerWidth, devicePixelRatio }: Window): Visitor => ({
  ...readDevice(navigator as NavigatorHints),
  mobile: innerWidth < mobileBelow,
  pixelRatio: devicePixelRatio,
});
