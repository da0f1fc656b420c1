/** The optimisation result of an uploaded picture (specification §3): URLs, format and savings. Pure functions. */
import { chooseProfile, fitToDevice, type ImageProfile, type SizedPicture, type Visitor } from "./quality";
import {
  type FormatSupport,
  type ImageFormat,
  chooseFormat,
  compressedAddress,
  estimatedSavings,
  placeholderAddress,
  uploadAddress,
  uploadSrcSet,
} from "./upload-files";

/** The requested size, quality and format of a picture. */
export interface ImageOptions {
  /** Displayed width, in CSS pixels. */
  readonly width: number;
  /** CSS pixels; if omitted, the picture keeps its ratio. */
  readonly height?: number | undefined;
  /** From 1 to 100; if omitted, the profile's quality is used. */
  readonly quality?: number | undefined;
  readonly format?: ImageFormat | undefined;
}

export interface OptimizedImage {
  readonly optimizedUrl: string;
  /** Candidates in the fallback format; empty for an original. */
  readonly srcSet: string;
  /** AVIF candidates; empty for an original, and if `format` is not AVIF. */
  readonly avifSrcSet: string;
  readonly placeholderUrl: string;
  /** Per cent. */
  readonly estimatedSavings: number;
  readonly format: ImageFormat;
}

const ownFormat = (address: string): ImageFormat => {
  const [, ending] = /\.(avif|webp|png)(?:[?#]|$)/.exec(address) ?? [];
  return (ending as ImageFormat | undefined) ?? "jpeg";
};

/** A result that contains only the original, for pictures of the build and for uploads that cannot be optimized. */
export const originalImage = (address: string): OptimizedImage => ({
  optimizedUrl: address,
  srcSet: "",
  avifSrcSet: "",
  placeholderUrl: "",
  estimatedSavings: 0,
  format: ownFormat(address),
});

/** The format to request in a profile: the wanted one, unless the profile does not use AVIF or the browser does not support it. */
export const formatIn = (profile: ImageProfile, support: FormatSupport, wanted: ImageFormat = "avif"): ImageFormat =>
  chooseFormat(wanted === "avif" && !profile.enableAvif ? profile.format : wanted, support);

/** The parameters of a call of `optimize-image`. */
interface ImageRequest extends SizedPicture {
  readonly imageUrl: string;
  readonly format: ImageFormat;
}

/** The parameters for a picture on this device (specification §7), with size and quality limited by `fitToDevice`. */
export const requestFor = (
  address: string,
  options: ImageOptions,
  visitor: Visitor,
  support: FormatSupport,
): ImageRequest => {
  const profile = chooseProfile(options.width, visitor);
  const { width, height, quality = profile.quality } = options;
  return {
    imageUrl: address,
    ...fitToDevice({ width, height, quality }, visitor, profile.maxWidth),
    format: formatIn(profile, support, options.format),
  };
};

/** The format of the candidates in `srcSet` if the picture is requested in `format`. */
const fallbackFormat = (format: ImageFormat, profile: ImageProfile, support: FormatSupport): ImageFormat =>
  chooseFormat(format === "avif" ? profile.format : format, support);

/**
 * The result for a request to which the server has responded with the URL `answer`. Browsers ignore `src` if there is a `srcset`, so the
 * URL `answer` is also the widest candidate, at the end of the `srcset` of the requested format.
 */
export const answeredImage = (
  answer: string,
  { imageUrl, format, ...frame }: ImageRequest,
  profile: ImageProfile,
  support: FormatSupport,
): OptimizedImage => {
  const { width, quality } = frame;
  const fallback = fallbackFormat(format, profile, support);
  const compress = profile.aggressiveCompression;
  // The request to `optimize-image` has no field for compression (specification §7), so it is added to the returned URL.
  const optimizedUrl = compress ? compressedAddress(answer) : answer;
  const listIn = (name: ImageFormat): string => {
    const widest = name === format ? optimizedUrl : uploadAddress(imageUrl, { ...frame, format: name, compress });
    const narrower = uploadSrcSet(imageUrl, name, { ...profile, maxWidth: width - 1, quality }, frame);
    return `${narrower === "" ? "" : `${narrower}, `}${widest} ${width}w`;
  };
  return {
    optimizedUrl,
    srcSet: listIn(fallback),
    avifSrcSet: format === "avif" ? listIn("avif") : "",
    placeholderUrl: placeholderAddress(imageUrl, fallback),
    estimatedSavings: estimatedSavings(profile, format),
    format,
  };
};
