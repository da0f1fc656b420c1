/** Thumbnails of pictures, to recognise a picture in any size and format. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const side = 12;

/** The JPEG, PNG and WebP pictures in a folder and below, except cards and icons, which every build draws. */
export const picturesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.(?:jpe?g|png|webp)$/.test(entry.name) && !/\/(?:cards|icons)(?:\/|$)/.test(entry.parentPath)
      ? [join(entry.parentPath, entry.name)]
      : [],
  );

export const readPicture = (file: string): Promise<Buffer> =>
  sharp(file).rotate().removeAlpha().toColourspace("srgb").resize(side, side, { fit: "fill" }).raw().toBuffer();

/** The mean difference of two thumbnails, from 0 to 255. */
export const pictureDistance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
