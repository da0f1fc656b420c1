/**
 * The files of an uploaded picture: the format to request, its expected savings, and the files' URLs with query parameters for format and
 * size, also as `srcset` lists (specification §4, §7, §9).
 */
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

const canDecode = (format: keyof FormatSupport): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth === 1);
    image.onerror = () => resolve(false);
    image.src = `data:image/${format};base64,${pixels[format]}`;
  });

let support: Promise<FormatSupport> | undefined;

/** The formats that this browser supports, tested once by decoding a pixel of each. Browser only. */
export const formatSupport = (): Promise<FormatSupport> => {
  support ??= Promise.all([canDecode("avif"), canDecode("webp")]).then(([avif, webp]) => ({ avif, webp }));
  return support;
};

/** Query parameters of an uploaded picture, in the order of the query. */
interface UploadParameters {
  readonly format: ImageFormat;
  /** Pixels of the file. */
  readonly width: number;
  readonly height?: number | undefined;
  /** From 1 to 100. */
  readonly quality: number;
  /** Only `true` is added to the query. */
  readonly compress?: boolean | undefined;
  readonly fit?: "cover" | undefined;
}

const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? "";

/** Whether the path of a URL, with or without its origin, contains `/uploads/`. Other URLs are not rewritten. */
export const isUploadAddress = (address: string): boolean =>
  withoutQuery(address)
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "")
    .includes("/uploads/");

/** Adds aggressive compression to an upload's URL; other URLs are returned unchanged. */
export const compressedAddress = (address: string): string =>
  isUploadAddress(address) ? `${address}${address.includes("?") ? "&" : "?"}compress=true` : address;

/** Replaces the query of an upload's URL with the parameters; other URLs are returned unchanged. */
export const uploadAddress = (address: string, parameters: UploadParameters): string => {
  if (!isUploadAddress(address)) return address;
  const { format, width, height, quality, compress, fit } = parameters;
  const query = new URLSearchParams({ format, width: String(width) });
  if (height !== undefined) query.set("height", String(height));
  query.set("quality", String(quality));
  if (compress === true) query.set("compress", "true");
  if (fit !== undefined) query.set("fit", fit);
  return `${withoutQuery(address)}?${query.toString()}`;
};

const widths = [320, 480, 640, 800, 1024, 1200] as const;
const smallUpTo = 800;
const minQuality = 60;
const placeholder = { width: 10, quality: 20 } as const;

/** The widths up to the profile's maximum, in pixels of the file. */
export const responsiveWidths = ({ maxWidth }: Pick<ImageProfile, "maxWidth">): number[] =>
  widths.filter((width) => width <= maxWidth);

/** For widths up to 800 the quality is 5 less, but at least 60. */
export const responsiveQuality = (quality: number, width: number): number =>
  width <= smallUpTo ? Math.max(minQuality, quality - 5) : quality;

/** The frame's size, which sets the ratio; without a height the picture keeps its ratio. */
interface Frame {
  readonly width: number;
  readonly height?: number | undefined;
  readonly fit?: "cover" | undefined;
}

/** `srcset` of an uploaded picture in one format. */
export const uploadSrcSet = (
  address: string,
  format: ImageFormat,
  profile: Pick<ImageProfile, "maxWidth" | "quality" | "aggressiveCompression">,
  frame?: Frame,
): string =>
  responsiveWidths(profile)
    .map((width) => {
      const height = frame?.height === undefined ? undefined : Math.round((frame.height * width) / frame.width);
      const quality = responsiveQuality(profile.quality, width);
      const compress = profile.aggressiveCompression;
      return `${uploadAddress(address, { format, width, height, quality, compress, fit: frame?.fit })} ${width}w`;
    })
    .join(", ");

/** URL of a tiny version of an uploaded picture, shown blurred until the picture has loaded. */
export const placeholderAddress = (address: string, format: ImageFormat): string =>
  uploadAddress(address, { format, ...placeholder });
