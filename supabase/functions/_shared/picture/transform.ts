/**
 * Cuts, scales and encodes a picture with ImageMagick compiled to WebAssembly: hosted functions run nothing else. Stays
 * within 2 s of CPU and 256 MB for a 12-megapixel JPEG, because the decoder is told the size that is wanted.
 */
import {
  ColorProfile,
  ImageMagick,
  type IMagickImage,
  initializeImageMagick,
  MagickFormat,
  MagickGeometry,
  MagickReadSettings,
} from "@imagemagick/magick-wasm";
import { planOf, type Size } from "./geometry.ts";
import type { Format, Parameters } from "./parameters.ts";
import { srgbProfile } from "./srgb-profile.ts";

const magickFormats: Record<Format, MagickFormat> = {
  avif: MagickFormat.Avif,
  webp: MagickFormat.WebP,
  jpeg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
};

const readFormats: Record<string, MagickFormat> = {
  "image/avif": MagickFormat.Avif,
  "image/webp": MagickFormat.WebP,
  "image/jpeg": MagickFormat.Jpeg,
  "image/png": MagickFormat.Png,
};

const defaultQuality = 80;
let ready: Promise<void> | undefined;

const start = async (loadWasm: () => Promise<Uint8Array>): Promise<void> => initializeImageMagick(await loadWasm());

export interface Source extends Size {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly focus: { readonly x: number; readonly y: number };
}

/**
 * Takes out what is not the picture. Its colours are brought to sRGB first, which is what a file without a profile is read as;
 * a profile that cannot be followed stays in the file, for the browser to try.
 */
const strip = (image: IMagickImage): void => {
  try {
    image.transformColorSpace(new ColorProfile(srgbProfile()));
  } catch {
    for (const name of image.profileNames) if (name !== "icc" && name !== "icm") image.removeProfile(name);
    return;
  }
  image.strip();
};

const encode = (source: Source, format: Format, wish: Parameters): Uint8Array => {
  const plan = planOf(source, wish, source.focus);
  const settings = new MagickReadSettings();
  const readFormat = readFormats[source.contentType];
  if (readFormat !== undefined) settings.format = readFormat;
  // The JPEG decoder can shrink while it reads, never below what is asked: most of the work is saved there.
  const needed = plan.target.width / plan.cut.width;
  settings.setDefine(
    MagickFormat.Jpeg,
    "size",
    `${Math.ceil(source.width * needed)}x${Math.ceil(source.height * needed)}`,
  );
  return ImageMagick.read(source.bytes, settings, (image) => {
    image.autoOrient();
    const shrunk = image.width / source.width;
    if (plan.cut.width !== source.width || plan.cut.height !== source.height) {
      image.crop(
        new MagickGeometry(
          Math.round(plan.cut.x * shrunk),
          Math.round(plan.cut.y * shrunk),
          Math.max(1, Math.round(plan.cut.width * shrunk)),
          Math.max(1, Math.round(plan.cut.height * shrunk)),
        ),
      );
      image.resetPage();
    }
    if (image.width !== plan.target.width || image.height !== plan.target.height) {
      const size = new MagickGeometry(plan.target.width, plan.target.height);
      size.ignoreAspectRatio = true;
      image.resize(size);
    }
    strip(image);
    image.quality = wish.quality ?? defaultQuality;
    image.settings.setDefine(MagickFormat.Heic, "speed", "9");
    image.settings.setDefine(MagickFormat.Avif, "speed", "9");
    if (wish.compress === true) image.settings.setDefine(MagickFormat.Jpeg, "sampling-factor", "4:2:0");
    return image.write(magickFormats[format], (data) => new Uint8Array(data));
  });
};

/** The picture in the asked format and size; to be called in turn (`turn.ts`). Rejects when the source is not a picture that can be read. */
export const transform = async (
  source: Source,
  format: Format,
  wish: Parameters,
  loadWasm: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  ready ??= start(loadWasm);
  await ready;
  return encode(source, format, wish);
};
