import type { Size } from "./plan";

/** JPEG quality of redrawn pictures. High, because every copy is made from this file. */
const quality = 0.92;

type Matrix = readonly [a: number, b: number, c: number, d: number];

/** The rotation and mirroring for EXIF orientations 1 to 8. */
const matrices: readonly Matrix[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
];

/** The matrix for `CanvasRenderingContext2D.transform` that draws a picture upright into a canvas of this size. */
export const uprightMatrix = (
  orientation: number,
  { width, height }: Size,
): DOMMatrix2DInit & { e: number; f: number } => {
  const [a, b, c, d] = matrices[orientation - 1] ?? [1, 0, 0, 1];
  // After rotation, parts left of or above the canvas are moved back into it.
  return { a, b, c, d, e: a + c < 0 ? width : 0, f: b + d < 0 ? height : 0 };
};

/** Draws a picture upright as a JPEG of this size. Resolves to null if the browser cannot do it. */
export const drawUpright = (bitmap: ImageBitmap, orientation: number, size: Size): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency. Transparent parts become white; otherwise they would be black.
  context.fillStyle = "white";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.setTransform(uprightMatrix(orientation, size));
  const [width, height] = orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
};
