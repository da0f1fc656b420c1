/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import {
  animatedPng,
  avifWithSize,
  heic,
  jpegWithSize,
  pngBomb,
  pngWithSize,
  webpBomb,
} from "../../../tests/support/picture-bytes";
import { isConvertible, isDecodable, readHeader, uprightSize } from "./picture-file";

const drawing = (): Sharp => sharp({ create: { width: 90, height: 60, channels: 3, background: "#2f5d62" } });
const read = (bytes: Uint8Array) => readHeader(new Uint8Array(bytes));

const encoders = [
  ["jpeg", (picture: Sharp) => picture.jpeg()],
  ["png", (picture: Sharp) => picture.png()],
  ["webp", (picture: Sharp) => picture.webp()],
] as const;

test.each(encoders)("reads the size and all eight orientations of a %s", async (kind, encode) => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const header = read(await encode(drawing().withMetadata({ orientation })).toBuffer());
    expect(header).toMatchObject({ kind, width: 90, height: 60, orientation, animated: false, whole: true });
    const size = orientation >= 5 ? { width: 60, height: 90 } : { width: 90, height: 60 };
    expect(header && uprightSize(header)).toEqual(size);
    expect(header && isConvertible(header)).toBe(true);
  }
});

test.each([
  ["lossless WebP", (picture: Sharp) => picture.webp({ lossless: true }), { kind: "webp", width: 90 }],
  ["WebP with a profile", (picture: Sharp) => picture.withIccProfile("p3").webp(), { kind: "webp", height: 60 }],
  ["CMYK JPEG", (picture: Sharp) => picture.toColourspace("cmyk").jpeg(), { kind: "jpeg", cmyk: true }],
  ["grey JPEG", (picture: Sharp) => picture.toColourspace("b-w").jpeg(), { cmyk: false, samples: 5400 }],
  [
    "JPEG without chroma subsampling",
    (picture: Sharp) => picture.jpeg({ chromaSubsampling: "4:4:4" }),
    { samples: 16_200 },
  ],
  ["progressive JPEG", (picture: Sharp) => picture.jpeg({ progressive: true }), { passes: 10, samples: 8100 }],
  ["AVIF", (picture: Sharp) => picture.avif(), { kind: "avif", width: 90, height: 60, whole: true }],
] as const)("recognises a %s", async (_, encode, expected) => {
  expect(read(await encode(drawing()).toBuffer())).toMatchObject(expected);
});

test.each([
  ["PNG", pngBomb, { width: 30_000, height: 30_000 }],
  ["WebP", webpBomb, { width: 16_383, height: 16_383 }],
  ["JPEG", async () => jpegWithSize(await drawing().jpeg().toBuffer(), 16_000, 16_000), { width: 16_000 }],
  ["AVIF", async () => avifWithSize(await drawing().avif().toBuffer(), 30_000, 30_000), { width: 30_000 }],
] as const)("detects from its beginning that a %s is too large to decode", async (_, make, size) => {
  const header = read((await make()).subarray(0, 262_144));
  expect(header).toMatchObject(size);
  expect(header && isDecodable(header)).toBe(false);
});

test("detects a small JPEG with thousands of passes", async () => {
  const jpeg = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#888" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scans = Array.from({ length: 3000 }, () => jpeg.subarray(last, jpeg.length - 2));
  const header = read(Buffer.concat([jpeg.subarray(0, last), ...scans, jpeg.subarray(-2)]));
  expect(header && isDecodable(header)).toBe(false);
  const honest = read(jpeg);
  expect(honest && isDecodable(honest) && isConvertible(honest)).toBe(true);
});

test.each([...encoders, ["avif", (picture: Sharp) => picture.avif()] as const])(
  "detects that a %s is cut off",
  async (_, encode) => {
    const bytes = await encode(drawing()).toBuffer();
    expect(read(bytes)?.whole).toBe(true);
    expect(read(bytes.subarray(0, bytes.length - 20))?.whole ?? false).toBe(false);
  },
);

test("a JPEG with too few bytes for its size is not complete", async () => {
  expect(read(jpegWithSize(await drawing().jpeg().toBuffer(), 8000, 6000))?.whole).toBe(false);
});

test("returns no header for contradictory files and unknown types", async () => {
  const png = await drawing().png().toBuffer();
  const canvas = await drawing().withIccProfile("p3").webp().toBuffer();
  canvas.writeUIntLE(8, 24, 3);
  const others = [canvas, pngWithSize(png, 0, 60), await drawing().gif().toBuffer(), await drawing().tiff().toBuffer()];
  for (const bytes of [...others, Buffer.from("<svg/>"), Buffer.alloc(0), heic().subarray(0, 20)])
    expect(read(bytes)).toBeUndefined();
});

test("recognises animations and does not convert an animated WebP", async () => {
  const png = await drawing().png().toBuffer();
  const webp = read(
    await sharp([png, await drawing().negate().png().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  expect([webp?.animated, read(animatedPng(png, 90, 60))?.animated]).toEqual([true, true]);
  expect(webp && isConvertible(webp)).toBe(false);
});
