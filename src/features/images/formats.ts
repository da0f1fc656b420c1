/** Which format a picture is asked for in, what that is expected to save, and what the browser can show (specification §4, §9). */
import type { ImageProfile } from "./quality";

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

/** One pixel in each format. */
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

/** What this browser can show, found out once by decoding a pixel of each. In the browser only. */
export const formatSupport = (): Promise<FormatSupport> => {
  support ??= Promise.all([shows("avif"), shows("webp")]).then(([avif, webp]) => ({ avif, webp }));
  return support;
};
