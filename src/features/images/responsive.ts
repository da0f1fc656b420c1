/** The widths that a browser may choose among, with the quality of each, and the placeholder (specification §9). Pure. */
import type { ImageFormat } from "./formats";
import type { ImageProfile } from "./profiles";
import { uploadAddress } from "./upload-address";

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
