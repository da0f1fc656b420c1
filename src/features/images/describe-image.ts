/** Everything about how an uploaded picture is shown in a place: the optimisation result of specification §3. Pure. */
import { type FormatSupport, type ImageFormat, chooseFormat, estimatedSavings } from "./formats";
import { chooseProfile, fitToDevice, type ImageProfile, type SizedPicture, type Visitor } from "./quality";
import { compressedAddress, isUploadAddress, placeholderAddress, uploadAddress, uploadSrcSet } from "./upload-address";

/** The size, quality and format in which a picture is wanted. */
export interface ImageOptions {
  /** Displayed width, in CSS pixels. */
  readonly width: number;
  /** CSS pixels; the picture's own ratio without it. */
  readonly height?: number | undefined;
  /** From 1 to 100; the profile's without it. */
  readonly quality?: number | undefined;
  readonly format?: ImageFormat | undefined;
  readonly fit?: "cover" | undefined;
}

export interface OptimizedImage {
  readonly optimizedUrl: string;
  /** In the format that every browser in question shows; empty for what cannot be optimized. */
  readonly srcSet: string;
  /** Empty where the profile does without AVIF, or the browser cannot show it. */
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

/** The original as it is: for pictures of the build, and for uploads that cannot be optimized. */
export const originalImage = (address: string): OptimizedImage => ({
  optimizedUrl: address,
  srcSet: "",
  avifSrcSet: "",
  placeholderUrl: "",
  estimatedSavings: 0,
  format: ownFormat(address),
});

const requestedFormat = ({ format }: ImageOptions, profile: ImageProfile): ImageFormat => {
  if (format === undefined) return profile.enableAvif ? "avif" : profile.format;
  return format === "avif" && !profile.enableAvif ? profile.format : format;
};

/** What `optimize-image` is asked for, or undefined for a picture that is no upload: it is never rewritten. */
export interface ImageRequest extends SizedPicture {
  readonly imageUrl: string;
  readonly format: ImageFormat;
}

/** The call's parameters (specification §7): the size and quality of the level that the device gets. */
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
    format: chooseFormat(requestedFormat(options, profile), support),
  };
};

/** The format of `srcSet` beside a result in `format`. */
const plainFormat = (format: ImageFormat, profile: ImageProfile, support: FormatSupport): ImageFormat =>
  chooseFormat(format === "avif" ? profile.format : format, support);

/** The result for a request that the server has answered with `answer`. Browsers ignore `src` where there is a `srcset`, so the
 * answered file is in the list, and none of its files is wider.
 */
export const answeredImage = (
  answer: string,
  { imageUrl, format, ...frame }: ImageRequest,
  profile: ImageProfile,
  support: FormatSupport,
): OptimizedImage => {
  const { width, quality } = frame;
  const plain = plainFormat(format, profile, support);
  const compress = profile.aggressiveCompression;
  // The call has no field for it (specification §7).
  const optimizedUrl = compress ? compressedAddress(answer) : answer;
  const listIn = (name: ImageFormat): string => {
    const widest = name === format ? optimizedUrl : uploadAddress(imageUrl, { ...frame, format: name, compress });
    const narrower = uploadSrcSet(imageUrl, name, { ...profile, maxWidth: width - 1, quality }, frame);
    return `${narrower === "" ? "" : `${narrower}, `}${widest} ${width}w`;
  };
  return {
    optimizedUrl,
    srcSet: listIn(plain),
    avifSrcSet: format === "avif" ? listIn("avif") : "",
    placeholderUrl: placeholderAddress(imageUrl, plain),
    estimatedSavings: estimatedSavings(profile, format),
    format,
  };
};

/** The result in a given profile, without asking. Addresses that are no upload come back as they are. */
export const describeImage = (
  address: string,
  options: ImageOptions,
  profile: ImageProfile,
  support: FormatSupport,
): OptimizedImage => {
  if (!isUploadAddress(address)) return originalImage(address);
  const format = chooseFormat(requestedFormat(options, profile), support);
  const plain = plainFormat(format, profile, support);
  const { fit, quality = profile.quality } = options;
  const width = Math.min(options.width, profile.maxWidth);
  const height = options.height === undefined ? undefined : Math.round((options.height * width) / options.width);
  const compress = profile.aggressiveCompression;
  return {
    optimizedUrl: uploadAddress(address, { format, width, height, quality, compress, fit }),
    srcSet: uploadSrcSet(address, plain, { ...profile, quality }, options),
    avifSrcSet:
      profile.enableAvif && support.avif ? uploadSrcSet(address, "avif", { ...profile, quality }, options) : "",
    placeholderUrl: placeholderAddress(address, plain),
    estimatedSavings: estimatedSavings(profile, format),
    format,
  };
};
