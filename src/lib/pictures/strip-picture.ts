/** Removes the metadata of pictures, such as the place where they were taken. The staff pages and the function `uploads` use it. */
import { stripPng, stripWebp } from "./chunks.ts";
import { stripJpeg } from "./jpeg.ts";
import type { PictureHeader } from "./picture-bytes.ts";

/** Functions that remove the metadata without changing the image data, by kind of file. They throw if the file is damaged. */
export const strippers: Partial<Record<PictureHeader["kind"], (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};
