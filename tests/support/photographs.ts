/** Photographs like those of cameras and phones, for tests of the image administration. */
import sharp from "sharp";

export interface Photograph {
  readonly name: string;
  readonly mimeType: "image/jpeg";
  readonly buffer: Buffer;
}

/** A unique picture, stored rotated as phones do, with the position where it was taken. */
export const photograph = async (name: string, width = 1600, height = 1200): Promise<Photograph> => {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#a8573c", noise } })
    .withExif({ IFD0: { Copyright: name }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 38/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
};
