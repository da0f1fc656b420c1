/** From a chosen file to what is sent: no EXIF, upright, of a size and type that the site can work with. */
import { orientationOf, stripJpeg } from "./jpeg";
import { stripPng, stripWebp } from "./chunks";
import { type PictureKind, type StoredKind, bytesForKind, kindOf, storedTypes } from "./picture-kind";
import { type Note, type Plan, type Size, mostBytes, planFor } from "./plan";

export interface Prepared extends Size {
  readonly blob: Blob;
  readonly contentType: (typeof storedTypes)[StoredKind]["type"];
  readonly ending: (typeof storedTypes)[StoredKind]["ending"];
  readonly notes: readonly Note[];
}

/** The file cannot be used: it is no picture that this browser can read (most read no HEIC), or it stays too large. */
export class UnusableFile extends Error {
  constructor(readonly reason: "unreadable" | "heic" | "tooLarge") {
    super(reason);
  }
}

const strippers: Record<StoredKind, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

const decode = (file: Blob, kind: PictureKind): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new UnusableFile(kind === "heic" ? "heic" : "unreadable");
  });

/** Quality of pictures that have to be drawn anew: no difference is seen, and every copy is made from it. */
const quality = 0.92;

const redraw = async (bitmap: ImageBitmap, { width, height }: Size): Promise<Blob> => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new UnusableFile("unreadable");
  // JPEG knows no transparency: what was clear becomes paper, not black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (blob === null) throw new UnusableFile("tooLarge");
  return blob;
};

const make = async (file: Blob, bytes: Uint8Array, bitmap: ImageBitmap, plan: Plan): Promise<Blob> => {
  if (plan.way === "redraw") return redraw(bitmap, plan.size);
  return new Blob([strippers[plan.kind](bytes)], { type: storedTypes[plan.kind].type });
};

/** Throws `UnusableFile`. */
export const preparePicture = async (file: Blob): Promise<Prepared> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes.subarray(0, bytesForKind));
  const bitmap = await decode(file, kind);
  try {
    const { width, height } = bitmap;
    const orientation = kind === "jpeg" ? orientationOf(bytes) : 1;
    const plan = planFor({ kind, bytes: bytes.length, orientation, width, height });
    const blob = await make(file, bytes, bitmap, plan);
    if (blob.size > mostBytes) throw new UnusableFile("tooLarge");
    const { type, ending } = storedTypes[plan.kind];
    return { blob, contentType: type, ending, notes: plan.notes, ...plan.size };
  } catch (error) {
    throw error instanceof UnusableFile ? error : new UnusableFile("unreadable");
  } finally {
    bitmap.close();
  }
};
