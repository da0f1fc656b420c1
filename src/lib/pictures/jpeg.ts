/**
 * Reads the header of a JPEG, and removes everything that is not needed to decode it, without changing the image data.
 * Pure functions.
 */
import { type PictureHeader, exifOrientation, joined, textAt, viewOf } from "./picture-bytes.ts";

interface Segment {
  readonly marker: number;
  /** Offset of the marker's two bytes, and of the next segment. */
  readonly from: number;
  readonly until: number;
}

interface Segments {
  readonly list: readonly Segment[];
  /** Whether the file is complete. */
  readonly whole: boolean;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const application = (number: number) => 0xe0 + number;
const comment = 0xfe;
/** Size in bytes, including its marker, of a JFIF segment without a preview. */
const jfifHeader = 18;

/**
 * The end of the compressed data of a scan that starts at `from`: the next marker other than a restart; stuffed bytes (FF00) and fill
 * bytes are skipped.
 */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
};

/**
 * The segments in order; compressed data belongs to the segment before it. Data after the end of the image is left out.
 * Throws on a corrupt file.
 */
const segmentsOf = (bytes: Uint8Array): Segments => {
  const list: Segment[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw new Error("This JPEG is broken.");
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return { list: [...list, { marker, from: at, until: at + 2 }], whole: true };
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (at + 3 < bytes.length && length < 2) throw new Error("This JPEG is broken.");
    const end = at + 2 + length;
    if (end > bytes.length) break;
    const until = marker === startOfScan ? endOfScan(bytes, end) : end;
    list.push({ marker, from: at, until });
    at = until;
  }
  return { list, whole: false };
};

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean => textAt(bytes, at, text.length) === text;

/**
 * Whether a segment is preserved: colour profiles and what decoders need, but not EXIF (with location and time), XMP,
 * IPTC, comments and previews, which may show what was cropped away. An APP0 segment contains a preview if it is not JFIF
 * or is longer than a JFIF header.
 */
const isKept = (bytes: Uint8Array, { marker, from, until }: Segment): boolean => {
  if (marker === comment) return false;
  if (marker < application(0) || marker > application(15)) return true;
  if (marker === application(2)) return startsWith(bytes, from + 4, "ICC_PROFILE\0");
  if (marker === application(0)) return startsWith(bytes, from + 4, "JFIF\0") && until - from === jfifHeader;
  return marker === application(14);
};

/** The JPEG without the metadata that `isKept` leaves out, and without data after the image, such as the video of a motion photo. */
export const stripJpeg = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const { list, whole } = segmentsOf(bytes);
  if (!whole) throw new Error("This JPEG is cut short.");
  const kept = [{ from: 0, until: 2 }, ...list.filter((segment) => isKept(bytes, segment))];
  return joined(kept.map(({ from, until }) => bytes.subarray(from, until)));
};

/** The JPEG with an EXIF segment that holds nothing but an orientation (1 to 8). `bytes` must have no EXIF segment yet. */
export const withOrientation = (bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> => {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const content = [...exif, ...tiff, ...directory];
  const segment = Uint8Array.from([0xff, application(1), 0, content.length + 2, ...content]);
  return joined([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
};

/** The frame types that browsers decode: baseline, extended, progressive. */
const decodableFrames = new Set([0xc0, 0xc1, 0xc2]);
/** The start-of-frame markers are C0 to CF, except for C4, C8 and CC, which have other meanings. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const exifOf = (bytes: Uint8Array, segments: readonly Segment[]): Uint8Array => {
  const exif = segments.find(
    ({ marker, from }) => marker === application(1) && startsWith(bytes, from + 4, "Exif\0\0"),
  );
  return exif === undefined ? new Uint8Array() : bytes.subarray(exif.from + 10, exif.until);
};

/** The header; undefined for a JPEG that browsers do not decode, or without exactly one valid frame header. Throws on a corrupt file. */
export const jpegHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  const { list, whole } = segmentsOf(bytes);
  const frames = list.filter(({ marker }) => isFrame(marker));
  const [frame] = frames;
  if (frame === undefined || frames.length > 1 || !decodableFrames.has(frame.marker)) return undefined;
  const view = viewOf(bytes.subarray(frame.from, frame.until));
  const components = view.getUint8(9);
  if (view.getUint8(4) !== 8 || ![1, 3, 4].includes(components) || view.byteLength < 10 + components * 3)
    return undefined;
  const [height, width] = [view.getUint16(5), view.getUint16(7)];
  // The horizontal and vertical sampling factors of each component. A single component is always sampled once.
  const sampled = Array.from({ length: components }, (_, index) => view.getUint8(11 + index * 3)).map(
    (factors) => [factors >> 4, factors & 15] as const,
  );
  const area = Math.max(1, ...sampled.map(([across]) => across)) * Math.max(1, ...sampled.map(([, down]) => down));
  const passes = list.filter(({ marker }) => marker === startOfScan).length;
  const perPixel = components === 1 ? 1 : sampled.reduce((sum, [across, down]) => sum + across * down, 0) / area;
  const samples = width * height * perPixel;
  return {
    kind: "jpeg",
    width,
    height,
    orientation: exifOrientation(exifOf(bytes, list)),
    animated: false,
    cmyk: components === 4,
    passes,
    samples,
    // A block of 64 values takes at least two bits; in a JPEG with several passes, at least one.
    whole: whole && bytes.length * 8 >= (samples / 64) * (passes > 1 ? 1 : 2),
  };
};
