/** Reads the orientation of a JPEG and takes everything out that is not the picture. Pure; the picture's data stays as it is. */

interface Segment {
  readonly marker: number;
  /** Where its two bytes of marker begin, and where the next segment begins. */
  readonly from: number;
  readonly until: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const application = (number: number) => 0xe0 + number;
const comment = 0xfe;

/** The end of the packed data that begins at `from`: the next marker that is neither padding nor a restart. */
const endOfPacked = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
};

/** The segments in order, packed data included in the one before it; ends at the end of the image. Throws for a broken file. */
const segmentsOf = (bytes: Uint8Array): Segment[] => {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw new Error("This JPEG is broken.");
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return [...segments, { marker, from: at, until: at + 2 }];
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2 || at + 2 + length > bytes.length) throw new Error("This JPEG is broken.");
    const end = at + 2 + length;
    const until = marker === startOfScan ? endOfPacked(bytes, end) : end;
    segments.push({ marker, from: at, until });
    at = until;
  }
  return segments;
};

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, index) => bytes[at + index] === code);

/** Colour profiles and what decoders need are kept; EXIF with its place and time, XMP, IPTC, comments and previews are not. */
const isKept = (bytes: Uint8Array, { marker, from }: Segment): boolean => {
  if (marker === comment) return false;
  if (marker < application(0) || marker > application(15)) return true;
  if (marker === application(2)) return startsWith(bytes, from + 4, "ICC_PROFILE\0");
  return marker === application(0) || marker === application(14);
};

/** The JPEG without what cameras write beside the picture, and without anything that follows it (films, for instance). */
export const stripJpeg = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const kept = [{ from: 0, until: 2 }, ...segmentsOf(bytes).filter((segment) => isKept(bytes, segment))];
  const result = new Uint8Array(kept.reduce((sum, { from, until }) => sum + until - from, 0));
  let at = 0;
  for (const { from, until } of kept) {
    result.set(bytes.subarray(from, until), at);
    at += until - from;
  }
  return result;
};

/** The EXIF orientation, 1 (as it stands) to 8; 1 when the file says nothing. */
export const orientationOf = (bytes: Uint8Array): number => {
  const exif = segmentsOf(bytes).find(
    ({ marker, from }) => marker === application(1) && startsWith(bytes, from + 4, "Exif\0\0"),
  );
  if (exif === undefined) return 1;
  const start = exif.from + 10;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, exif.until - start);
  if (view.byteLength < 14) return 1;
  const little = view.getUint16(0) === 0x4949;
  const folder = view.getUint32(4, little);
  if (folder + 2 > view.byteLength) return 1;
  const entries = view.getUint16(folder, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = folder + 2 + index * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const orientation = view.getUint16(entry + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
};
