import type { Size } from "./plan";

/** Quality of pictures that have to be drawn again: no difference is seen, and every copy is made from it. */
const quality = 0.92;

type Matrix = readonly [a: number, b: number, c: number, d: number];

/** How EXIF's orientations 1 to 8 are turned and mirrored to stand upright. */
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

/** The six numbers of `CanvasRenderingContext2D.transform`: into an upright picture of this size, drawn from its top left corner on. Pure. */
export const uprightMatrix = (
  orientation: number,
  { width, height }: Size,
): DOMMatrix2DInit & { e: number; f: number } => {
  const [a, b, c, d] = matrices[orientation - 1] ?? [1, 0, 0, 1];
  // What lies left of or above the picture after turning is moved back into it.
  return { a, b, c, d, e: a + c < 0 ? width : 0, f: b + d < 0 ? height : 0 };
};

/** The picture upright as a JPEG of this size; null when the browser cannot make it. */
export const drawUpright = (bitmap: ImageBitmap, orientation: number, size: Size): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  // JPEG knows no transparency: what was clear becomes paper, not black.
  context.fillStyle = "white";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.setTransform(uprightMatrix(orientation, size));
  const [width, height] = orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
};
