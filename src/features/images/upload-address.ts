/** Addresses of uploaded pictures, the query that asks for one in a format and size, and the widths a browser may choose among (specification §7, §9). Pure. */
import type { ImageFormat } from "./formats";
import type { ImageProfile } from "./quality";

/** What can be asked of an uploaded picture, by the names and in the order of the query. */
export interface UploadParameters {
  readonly format: ImageFormat;
  /** Pixels of the file. */
  readonly width: number;
  readonly height?: number | undefined;
  /** From 1 to 100. */
  readonly quality: number;
  /** Only `true` is asked for. */
  readonly compress?: boolean | undefined;
  readonly fit?: "cover" | undefined;
}

const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? "";

/** Whether an address, whole or relative, has a path that contains the uploads folder: only those are rewritten. */
export const isUploadAddress = (address: string): boolean =>
  withoutQuery(address)
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "")
    .includes("/uploads/");

/** The same picture, compressed aggressively. Addresses that are no upload stay as they are. */
export const compressedAddress = (address: string): string =>
  isUploadAddress(address) ? `${address}${address.includes("?") ? "&" : "?"}compress=true` : address;

/** The original address of the picture, with the parameters in place of any query. Other addresses stay as they are. */
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
const smallTo = 800;
const lowestQuality = 60;
const placeholder = { width: 10, quality: 20 } as const;

/** The widths up to what the profile allows, in pixels of the file. */
export const responsiveWidths = ({ maxWidth }: Pick<ImageProfile, "maxWidth">): number[] =>
  widths.filter((width) => width <= maxWidth);

/** Small files are read from nearer than they are looked at: 5 less for widths up to 800, never under 60. */
export const responsiveQuality = (quality: number, width: number): number =>
  width <= smallTo ? Math.max(lowestQuality, quality - 5) : quality;

/** The ratio of the frame; without a height the picture keeps its own. */
export interface Frame {
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

/** A few blurred pixels of an uploaded picture, for the ground it stands on until it has come. */
export const placeholderAddress = (
  address: string,
  format: ImageFormat,
  { width, quality }: { readonly width: number; readonly quality: number } = placeholder,
): string => uploadAddress(address, { format, width, quality });
