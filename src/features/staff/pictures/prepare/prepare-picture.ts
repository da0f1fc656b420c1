/** From a chosen file to what is sent: no EXIF, upright, of a size and type that the site can work with. */
import { stripPng, stripWebp } from "../../../../lib/pictures/chunks";
import { stripJpeg } from "../../../../lib/pictures/jpeg";
import { isDecodable, readHeader } from "../../../../lib/pictures/picture-header";
import { type PictureHeader, type StoredKind, kindOf, storedTypes } from "../../../../lib/pictures/picture-kind";
import { drawUpright } from "./draw-upright";
import { type Note, type Size, mostBytes, planFor, withinLimits } from "./plan";

export interface Prepared extends Size {
  readonly blob: Blob;
  readonly contentType: (typeof storedTypes)[StoredKind]["type"];
  readonly ending: (typeof storedTypes)[StoredKind]["ending"];
  readonly notes: readonly Note[];
}

/**
 * The file cannot be used: it is of another kind, broken, or cut short; this browser does not read it (most read no HEIC); it
 * claims too many pixels or has too many bytes to be worked on; or it stays too large.
 */
export class UnusableFile extends Error {
  constructor(readonly reason: "unsupported" | "unreadable" | "heic" | "oversize" | "tooLarge") {
    super(reason);
  }
}

const strippers: Partial<Record<PictureHeader["kind"], (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** What the file says of itself: nothing decodes a picture that claims more than a browser has memory for. */
const headerOf = (bytes: Uint8Array): PictureHeader => {
  if (kindOf(bytes) === "other") throw new UnusableFile("unsupported");
  const header = readHeader(bytes);
  if (header === undefined) throw new UnusableFile(kindOf(bytes) === "heic" ? "heic" : "unreadable");
  if (!isDecodable(header)) throw new UnusableFile("oversize");
  if (!header.whole) throw new UnusableFile("unreadable");
  return header;
};

/** The file without what its camera wrote beside the picture: no browser turns it then, so that all of them see the same pixels. */
const bare = async (file: Blob): Promise<{ blob: Blob; header: PictureHeader }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = headerOf(bytes);
  const strip = strippers[header.kind];
  return { header, blob: strip === undefined ? file : new Blob([strip(bytes)], { type: `image/${header.kind}` }) };
};

/** The picture's pixels, made smaller at once where there are too many of them to be stored: a browser holds several copies otherwise. */
const decode = async (blob: Blob, header: PictureHeader): Promise<ImageBitmap> => {
  const { width, height } = withinLimits(header);
  const smaller: ImageBitmapOptions = width < header.width ? { resizeWidth: width, resizeQuality: "high" } : {};
  const bitmap = await createImageBitmap(blob, smaller).catch(() => {
    throw new UnusableFile(header.kind === "heic" ? "heic" : "unreadable");
  });
  // Decoders of AVIF and HEIC turn and cut as the file asks; of the others, one that sees another size has not read what we have.
  const agrees = bitmap.width === width && Math.abs(bitmap.height - height) <= 1;
  if (agrees || strippers[header.kind] === undefined) return bitmap;
  bitmap.close();
  throw new UnusableFile("unreadable");
};

/** The size before it was made smaller; of AVIF and HEIC as they were turned. */
const foundSize = (bitmap: ImageBitmap, { kind, width, height }: PictureHeader): Size => {
  if (strippers[kind] !== undefined) return { width, height };
  if (withinLimits({ width, height }).width === width) return { width: bitmap.width, height: bitmap.height };
  return bitmap.width > bitmap.height === width > height ? { width, height } : { width: height, height: width };
};

/** Throws `UnusableFile`. */
export const preparePicture = async (file: Blob): Promise<Prepared> => {
  try {
    const { blob: source, header } = await bare(file);
    const bitmap = await decode(source, header);
    try {
      const plan = planFor({ ...header, ...foundSize(bitmap, header), bytes: source.size });
      const blob = plan.way === "strip" ? source : await drawUpright(bitmap, header.orientation, plan.size);
      if (blob === null || blob.size > mostBytes) throw new UnusableFile("tooLarge");
      const { type, ending } = storedTypes[plan.kind];
      return { blob, contentType: type, ending, notes: plan.notes, ...plan.size };
    } finally {
      bitmap.close();
    }
  } catch (error) {
    throw error instanceof UnusableFile ? error : new UnusableFile("unreadable");
  }
};
