/** Prepares a chosen file for the upload: without EXIF, upright, in a size and format that the site supports. */
import { isDecodable, readHeader, strippers } from "../../../../lib/pictures/picture-file";
import { type PictureHeader, type StoredKind, kindOf, storedTypes } from "../../../../lib/pictures/picture-bytes";
import { type Note, type Size, maxBytes, planFor, withinLimits } from "./plan";

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

/** Draws a picture upright as a JPEG of this size. Rejects if the browser cannot draw or encode it, e.g. for lack of memory. */
const drawUpright = async (bitmap: ImageBitmap, orientation: number, size: Size): Promise<Blob> => {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser has no canvas for this picture.");
  // JPEG has no transparency. Transparent parts become white; otherwise they would be black.
  context.fillStyle = "white";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.setTransform(uprightMatrix(orientation, size));
  const [width, height] = orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (blob === null) throw new Error("The browser could not encode this picture.");
  return blob;
};

interface Prepared extends Size {
  readonly blob: Blob;
  readonly contentType: (typeof storedTypes)[StoredKind]["type"];
  readonly ending: (typeof storedTypes)[StoredKind]["ending"];
  readonly notes: readonly Note[];
}

/**
 * The file cannot be used. `unsupported`: its format is not supported; `unreadable`: it is damaged, incomplete, moved or changed, or this
 * browser cannot decode it; `heic`: a HEIC, which most browsers cannot read; `oversize`: it has too many pixels or bytes to be processed;
 * `tooLarge`: the prepared file has more than `maxBytes`.
 */
export class UnusableFile extends Error {
  constructor(readonly reason: "unsupported" | "unreadable" | "heic" | "oversize" | "tooLarge") {
    super(reason);
  }
}

/** Reads the header and rejects unusable files before they are decoded, including those with more pixels than a browser has memory for. */
const headerOf = (bytes: Uint8Array): PictureHeader => {
  if (kindOf(bytes) === "other") throw new UnusableFile("unsupported");
  const header = readHeader(bytes);
  if (header === undefined) throw new UnusableFile(kindOf(bytes) === "heic" ? "heic" : "unreadable");
  if (!isDecodable(header)) throw new UnusableFile("oversize");
  if (!header.whole) throw new UnusableFile("unreadable");
  return header;
};

/**
 * Reads a file, and removes the camera's metadata from a JPEG, PNG or WebP. Without an orientation tag every browser decodes the same pixels.
 * Throws if the file is damaged, or can no longer be read because it was moved or changed.
 */
const readWithoutMetadata = async (file: Blob): Promise<{ blob: Blob; header: PictureHeader }> => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const header = headerOf(bytes);
    const strip = strippers[header.kind];
    return { header, blob: strip === undefined ? file : new Blob([strip(bytes)], { type: `image/${header.kind}` }) };
  } catch (error) {
    throw error instanceof UnusableFile ? error : new UnusableFile("unreadable");
  }
};

/** Decodes the picture. A picture above the limits is reduced at once, because the browser holds several copies of the decoded pixels. */
const decode = async (blob: Blob, header: PictureHeader): Promise<ImageBitmap> => {
  const { width, height } = withinLimits(header);
  const smaller: ImageBitmapOptions = width < header.width ? { resizeWidth: width, resizeQuality: "high" } : {};
  const bitmap = await createImageBitmap(blob, smaller).catch(() => {
    throw new UnusableFile(header.kind === "heic" ? "heic" : "unreadable");
  });
  // Decoders rotate and crop AVIF and HEIC pictures, so the decoded size of these may differ from the header. A file of another format is
  // damaged if the sizes differ.
  const agrees = bitmap.width === width && Math.abs(bitmap.height - height) <= 1;
  if (agrees || strippers[header.kind] === undefined) return bitmap;
  bitmap.close();
  throw new UnusableFile("unreadable");
};

/** The size of the picture before `decode` reduced it. For AVIF and HEIC, the size after the decoder rotated it. */
const foundSize = (bitmap: ImageBitmap, { kind, width, height }: PictureHeader): Size => {
  if (strippers[kind] !== undefined) return { width, height };
  if (withinLimits({ width, height }).width === width) return { width: bitmap.width, height: bitmap.height };
  return bitmap.width > bitmap.height === width > height ? { width, height } : { width: height, height: width };
};

/** Prepares a file for the upload. Rejects with `UnusableFile`, or with another error that says nothing about the file. */
export const preparePicture = async (file: Blob): Promise<Prepared> => {
  const { blob: source, header } = await readWithoutMetadata(file);
  const bitmap = await decode(source, header);
  try {
    const plan = planFor({ ...header, ...foundSize(bitmap, header), bytes: source.size });
    const blob = plan.method === "strip" ? source : await drawUpright(bitmap, header.orientation, plan.size);
    if (blob.size > maxBytes) throw new UnusableFile("tooLarge");
    const { type, ending } = storedTypes[plan.kind];
    return { blob, contentType: type, ending, notes: plan.notes, ...plan.size };
  } finally {
    bitmap.close();
  }
};
