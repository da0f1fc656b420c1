/** Pictures written or changed byte by byte, because encoders are too slow for them or cannot create them. */
import { crc32, deflateSync } from "node:zlib";

/** Width and height for which encoders would need gigabytes. */
const huge = 30_000;

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A chunk of a PNG with its length and checksum. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** 900 million black pixels in about 110 KB. */
export const pngBomb = (): Buffer => {
  const header = Buffer.concat([uint32(huge), uint32(huge), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(huge / 8)) * huge));
  return Buffer.concat([
    pngSignature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

/** The same picture as a TIFF. */
export const tiffBomb = (): Buffer => {
  const rows = deflateSync(Buffer.alloc(Math.ceil(huge / 8) * huge));
  // Tag, type (3: 16 bits, 4: 32 bits) and value: width, height, bits, deflate, black is zero, offset, samples, rows, bytes.
  const tags = [
    [256, 4, huge],
    [257, 4, huge],
    [258, 3, 1],
    [259, 3, 8],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, huge],
    [279, 4, rows.length],
  ] as const;
  const directory = Buffer.alloc(2 + tags.length * 12 + 4);
  directory.writeUInt16LE(tags.length);
  tags.forEach(([tag, type, value], index) => {
    const start = 2 + index * 12;
    directory.writeUInt16LE(tag, start);
    directory.writeUInt16LE(type, start + 2);
    directory.writeUInt32LE(1, start + 4);
    directory.writeUInt32LE(value, start + 8);
  });
  const header = Buffer.from("II*\0\0\0\0\0", "latin1");
  header.writeUInt32LE(8 + rows.length, 4);
  return Buffer.concat([header, rows, directory]);
};

/**
 * 268 million transparent pixels in 54 bytes: every code of this lossless WebP has a single symbol and therefore no
 * bits.
 */
export const webpBomb = (): Buffer => {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1);
  };
  put(16_382, 14);
  put(16_382, 14);
  // Alpha, version, no transform, no colour cache, no meta codes; then five codes with the symbol 0.
  put(1, 1);
  put(0, 3);
  put(0, 3);
  for (let code = 0; code < 5; code += 1) put(1, 4);
  while (bits.length < 32 * 8) bits.push(0);
  const data = Buffer.alloc(1 + bits.length / 8);
  data[0] = 0x2f;
  bits.forEach((bit, index) => {
    const at = 1 + (index >> 3);
    data[at] = (data[at] ?? 0) | (bit << (index & 7));
  });
  const body = Buffer.concat([data, Buffer.alloc(data.length % 2)]);
  const header = Buffer.from("RIFF\0\0\0\0WEBPVP8L\0\0\0\0", "latin1");
  header.writeUInt32LE(12 + body.length, 4);
  header.writeUInt32LE(data.length, 16);
  return Buffer.concat([header, body]);
};

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  return Buffer.concat([uint32(data.length + 8), Buffer.from(type), data]);
};

const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);

/** A HEIC file with the container that phones write. Its picture data is filler, which no decoder can read. */
export const heic = (width = 4032, height = 3024): Buffer => {
  const kind = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1"));
  const configuration = box(
    "hvcC",
    bytes(1, 1, 0x60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0),
  );
  const size = box("ispe", bytes(0, 0, 0, 0), uint32(width), uint32(height));
  const meta = (offset: number): Buffer =>
    box(
      "meta",
      bytes(0, 0, 0, 0),
      box("hdlr", bytes(0, 0, 0, 0, 0, 0, 0, 0), Buffer.from("pict"), Buffer.alloc(13)),
      box("pitm", bytes(0, 0, 0, 0, 0, 1)),
      box("iinf", bytes(0, 0, 0, 0, 0, 1), box("infe", bytes(2, 0, 0, 0, 0, 1, 0, 0), Buffer.from("hvc1\0", "latin1"))),
      box("iprp", box("ipco", configuration, size), box("ipma", bytes(0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0x81, 2))),
      box("iloc", bytes(0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1), uint32(offset), uint32(64)),
    );
  return Buffer.concat([kind, meta(kind.length + meta(0).length + 8), box("mdat", Buffer.alloc(64, 7))]);
};

/** A JPEG with another size in its header. */
export const jpegWithSize = (jpeg: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(jpeg);
  const start = [0xc0, 0xc2].map((kind) => changed.indexOf(bytes(0xff, kind, 0, 17))).find((at) => at !== -1);
  if (start === undefined) throw new Error("This JPEG has no frame header with its width and height.");
  changed.writeUInt16BE(height, start + 5);
  changed.writeUInt16BE(width, start + 7);
  return changed;
};

/**
 * Turns a JPEG of 160 × 160 pixels in a single colour into one of 256 million pixels. In such a JPEG every block of
 * 16 × 16 pixels takes the same four bytes, so they are repeated for the added blocks.
 */
export const jpegBomb = (flat: Buffer): Buffer => {
  const [side, flatSide] = [16_000, 160];
  const middle = flat.length - 200;
  const block = flat.subarray(middle, middle + 4);
  const more = Buffer.alloc(4 * ((side / 16) ** 2 - (flatSide / 16) ** 2), block);
  return jpegWithSize(Buffer.concat([flat.subarray(0, middle), more, flat.subarray(middle)]), side, side);
};

/** A PNG with another size in its header. */
export const pngWithSize = (png: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
};

/** A lossy WebP with another size in its header. */
export const webpWithSize = (webp: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(webp);
  const start = changed.indexOf(bytes(0x9d, 0x01, 0x2a));
  if (start === -1) throw new Error("This WebP is not lossy.");
  changed.writeUInt16LE(width, start + 3);
  changed.writeUInt16LE(height, start + 5);
  return changed;
};

/** An AVIF with another size in its container. */
export const avifWithSize = (avif: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(avif);
  const start = changed.indexOf("ispe");
  changed.writeUInt32BE(width, start + 8);
  changed.writeUInt32BE(height, start + 12);
  return changed;
};

/** A PNG with two frames. */
export const animatedPng = (png: Buffer, width: number, height: number): Buffer => {
  const end = 8 + 25;
  const data = png.indexOf("IDAT") - 4;
  const control = (sequence: number) =>
    pngChunk(
      "fcTL",
      Buffer.concat([
        uint32(sequence),
        uint32(width),
        uint32(height),
        uint32(0),
        uint32(0),
        bytes(0, 50, 0, 100, 0, 0),
      ]),
    );
  const length = png.readUInt32BE(data);
  const frame = png.subarray(data + 8, data + 8 + length);
  const last = png.length - 12;
  return Buffer.concat([
    png.subarray(0, end),
    pngChunk("acTL", Buffer.concat([uint32(2), uint32(0)])),
    png.subarray(end, data),
    control(0),
    png.subarray(data, last),
    control(1),
    pngChunk("fdAT", Buffer.concat([uint32(2), frame])),
    png.subarray(last),
  ]);
};
