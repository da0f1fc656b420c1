/** Takes what is not the picture out of PNG and WebP files. Pure; the picture's data stays as it is. */

const textAt = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const result = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.byteLength;
  }
  return result;
};

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const keptInPng = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD"]);

/** The PNG without texts, times and EXIF. */
export const stripPng = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const until = at + 12 + view.getUint32(at);
    if (until > bytes.length) throw new Error("This PNG is broken.");
    const name = textAt(bytes, at + 4);
    if (keptInPng.has(name)) parts.push(bytes.subarray(at, until));
    if (name === "IEND") break;
    at = until;
  }
  return joined(parts);
};

/** In the extended header: the file has EXIF, the file has XMP. */
const metadataFlags = 0x08 | 0x04;

/** The WebP without EXIF and XMP. */
export const stripWebp = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const view = viewOf(bytes);
  const parts = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const until = at + 8 + size + (size % 2);
    const name = textAt(bytes, at);
    if (at + 8 + size > bytes.length) throw new Error("This WebP is broken.");
    const chunk = bytes.slice(at, Math.min(until, bytes.length));
    if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~metadataFlags;
    if (name !== "EXIF" && name !== "XMP ") parts.push(chunk);
    at = until;
  }
  const result = joined(parts);
  viewOf(result).setUint32(4, result.length - 8, true);
  return result;
};
