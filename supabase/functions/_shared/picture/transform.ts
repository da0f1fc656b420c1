/**
 * Crops, scales and encodes a picture with ImageMagick compiled to WebAssembly, because hosted functions cannot run native binaries. A
 * 12-megapixel JPEG needs less than 2 s of CPU and 256 MB, because the decoder gets the needed size and reduces the picture itself.
 */
import {
  AlphaAction,
  ColorProfile,
  ColorSpace,
  type IMagickImage,
  initializeImageMagick,
  MagickColors,
  MagickFormat,
  MagickGeometry,
  MagickImage,
  MagickReadSettings,
  type Orientation,
} from "@imagemagick/magick-wasm";
import { type ConvertibleHeader, uprightSize } from "../../../../src/lib/pictures/picture-file.ts";
import type { StoredKind } from "../../../../src/lib/pictures/picture-bytes.ts";
import { type Format, type Parameters, planOf } from "./picture-request.ts";
import { srgbProfile } from "./srgb-profile.ts";

const magickFormats: Record<Format, MagickFormat> = {
  avif: MagickFormat.Avif,
  webp: MagickFormat.WebP,
  jpeg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
};

const readFormats: Record<StoredKind, MagickFormat> = {
  webp: MagickFormat.WebP,
  jpeg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
};

const defaultQuality = 80;
/** The highest quality of each format: at 100, AVIF fails and WebP takes too long. For PNG it is only the effort of compression. */
const highestQuality: Record<Format, number> = { avif: 95, webp: 95, jpeg: 100, png: 75 };
let ready: Promise<void> | undefined;

/** ImageMagick could not be loaded or started, which says nothing about the picture. `cause` is the error. */
export class ConverterNotStarted extends Error {
  override readonly name = "ConverterNotStarted";
}

/** Starts ImageMagick. After a failure the next call tries again. */
const start = async (loadWasm: () => Promise<Uint8Array>): Promise<void> => {
  try {
    await initializeImageMagick(await loadWasm());
  } catch (cause) {
    ready = undefined;
    throw new ConverterNotStarted("ImageMagick could not be started.", { cause });
  }
};

interface Source {
  readonly bytes: Uint8Array;
  /** Read from the file itself, because the size in the database row may be wrong. */
  readonly header: ConvertibleHeader;
  readonly focus: { readonly x: number; readonly y: number };
}

/** The file cannot be decoded, or a part of it is missing. */
export class UnreadablePicture extends Error {
  override readonly name = "UnreadablePicture";
}

/**
 * Removes metadata. Converts the colours to sRGB first, because a file without a profile is read as sRGB. A profile that cannot be
 * applied stays in the file, for the browser to try. CMYK is always converted to sRGB, because few programs show it.
 */
const strip = (image: IMagickImage): void => {
  let converted = true;
  try {
    image.transformColorSpace(new ColorProfile(srgbProfile()));
  } catch {
    converted = false;
  }
  if (image.colorSpace === ColorSpace.CMYK) {
    image.colorSpace = ColorSpace.sRGB;
    converted = true;
  }
  if (converted) image.strip();
  else for (const name of image.profileNames) if (name !== "icc" && name !== "icm") image.removeProfile(name);
};

/** Makes transparent areas white, so that their hidden colours do not become visible. */
const flattenOnWhite = (image: IMagickImage): void => {
  image.backgroundColor = MagickColors.White;
  image.alpha(AlphaAction.Remove);
};

/** Whether a warning of the JPEG decoder means that data is missing. Its other warnings are harmless. */
const isMissingData = (warning: string): boolean => /premature end|Huffman/.test(warning);

const readWhole = <Result>(
  bytes: Uint8Array,
  settings: MagickReadSettings,
  work: (image: IMagickImage) => Result,
): Result => {
  const image = MagickImage.create();
  try {
    const warnings: string[] = [];
    image.onWarning = ({ error }) => warnings.push(error.message);
    try {
      image.read(bytes, settings);
    } catch (cause) {
      throw new UnreadablePicture(cause instanceof Error ? cause.message : "This picture cannot be decoded.", {
        cause,
      });
    }
    if (warnings.some(isMissingData)) throw new UnreadablePicture("A part of this picture is missing.");
    return work(image);
  } finally {
    image.dispose();
  }
};

const encode = ({ bytes, header, focus }: Source, format: Format, options: Parameters): Uint8Array => {
  const size = uprightSize(header);
  const plan = planOf(size, options, focus);
  const settings = new MagickReadSettings();
  settings.format = readFormats[header.kind];
  // The JPEG decoder can reduce the picture while decoding, but not below the given size. This saves most of the work.
  const scale = plan.target.width / plan.cut.width;
  settings.setDefine(
    MagickFormat.Jpeg,
    "size",
    `${Math.ceil(header.width * scale)}x${Math.ceil(header.height * scale)}`,
  );
  return readWhole(bytes, settings, (image) => {
    // Uses the orientation from our own header reader, because decoders read damaged EXIF differently.
    image.orientation = header.orientation as Orientation;
    image.autoOrient();
    if (format === "jpeg" && image.hasAlpha) flattenOnWhite(image);
    const decodedScale = image.width / size.width;
    if (plan.cut.width !== size.width || plan.cut.height !== size.height) {
      image.crop(
        new MagickGeometry(
          Math.round(plan.cut.x * decodedScale),
          Math.round(plan.cut.y * decodedScale),
          Math.max(1, Math.round(plan.cut.width * decodedScale)),
          Math.max(1, Math.round(plan.cut.height * decodedScale)),
        ),
      );
      image.resetPage();
    }
    if (image.width !== plan.target.width || image.height !== plan.target.height) {
      const target = new MagickGeometry(plan.target.width, plan.target.height);
      target.ignoreAspectRatio = true;
      image.resize(target);
    }
    strip(image);
    image.quality = Math.min(options.quality ?? defaultQuality, highestQuality[format]);
    // The fastest AVIF encoding. ImageMagick reads this setting under the name of HEIC, also for AVIF.
    image.settings.setDefine(MagickFormat.Heic, "speed", "9");
    if (options.compress === true) image.settings.setDefine(MagickFormat.Jpeg, "sampling-factor", "4:2:0");
    return image.write(magickFormats[format], (data) => new Uint8Array(data));
  });
};

/**
 * Converts a picture to a format and size. Must be called through `inTurn` (load.ts). Rejects with `UnreadablePicture` if the source cannot be
 * read, and with `ConverterNotStarted` if ImageMagick does not start.
 */
export const transform = async (
  source: Source,
  format: Format,
  options: Parameters,
  loadWasm: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  ready ??= start(loadWasm);
  await ready;
  return encode(source, format, options);
};
