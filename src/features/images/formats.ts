/** The format in which a picture is requested, its expected savings, and the formats that the browser supports (specification §4, §9). */
import type { ImageProfile } from "./quality";

export type ImageFormat = "avif" | "webp" | "png" | "jpeg";

/** Formats that the browser supports besides JPEG and PNG. */
export interface FormatSupport {
  readonly avif: boolean;
  readonly webp: boolean;
}

/** AVIF if requested and supported; otherwise WebP if supported; otherwise PNG if requested; otherwise JPEG. */
export const chooseFormat = (requested: ImageFormat | undefined, support: FormatSupport): ImageFormat => {
  if (requested === "avif" && support.avif) return "avif";
  if (support.webp) return "webp";
  return requested === "png" ? "png" : "jpeg";
};

/** Expected reduction of the file size compared with the original, in per cent. */
export const estimatedSavings = (
  { aggressiveCompression }: Pick<ImageProfile, "aggressiveCompression">,
  format: ImageFormat,
): number => {
  if (aggressiveCompression) return 70;
  if (format === "avif") return 60;
  return format === "webp" ? 50 : 30;
};

/** An image of one pixel in each format, as base64. */
const pixels: Readonly<Record<keyof FormatSupport, string>> = {
  avif: "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACggYAAbICGg0IDIPH/eHhRXAACwAAACQNY2Q",
  webp: "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADMDOJaQAA3AAzQAA",
};

const shows = (format: keyof FormatSupport): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth === 1);
    image.onerror = () => resolve(false);
    image.src = `data:image/${format};base64,${pixels[format]}`;
  });

let support: Promise<FormatSupport> | undefined;

/** The formats that this browser supports, tested once by decoding a pixel of each. Browser only. */
export const formatSupport = (): Promise<FormatSupport> => {
  support ??= Promise.all([shows("avif"), shows("webp")]).then(([avif, webp]) => ({ avif, webp }));
  return support;
};
