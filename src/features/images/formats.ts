/** Which format a picture is asked for in, and what that is expected to save (specification §4, §9). Pure. */
import type { ImageProfile } from "./profiles";

export const imageFormats = ["avif", "webp", "png", "jpeg"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** What the browser can show besides JPEG and PNG. */
export interface FormatSupport {
  readonly avif: boolean;
  readonly webp: boolean;
}

/** AVIF if requested and supported; else WebP if supported; else PNG or JPEG if requested; else JPEG. */
export const chooseFormat = (requested: ImageFormat | undefined, support: FormatSupport): ImageFormat => {
  if (requested === "avif" && support.avif) return "avif";
  if (support.webp) return "webp";
  return requested === "png" ? "png" : "jpeg";
};

/** Per cent by which the file is expected to be smaller than the original. */
export const estimatedSavings = (
  { aggressiveCompression }: Pick<ImageProfile, "aggressiveCompression">,
  format: ImageFormat,
): number => {
  if (aggressiveCompression) return 70;
  if (format === "avif") return 60;
  return format === "webp" ? 50 : 30;
};
