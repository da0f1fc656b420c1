/**
 * Valid and damaged pictures of every kind are put into the bucket with rows that state a wrong size. Each must be returned correctly or
 * refused, within limits of time and memory, and without blocking the next one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { type BadPicture, badPictures, cornerColours, pictureSize } from "../../../tests/support/bad-pictures.ts";
import { jpegWithSize, pngChunk, pngWithSize } from "../../../tests/support/picture-bytes.ts";
import { type Running, converter, peakMegabytes, runBackend } from "../support/run-backend.ts";
import { contentTypes, storePicture } from "../support/uploaded-pictures.ts";

/** A copy of the PNG with an additional chunk after its header. */
const pngWith = (png: Buffer, name: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngChunk(name, data), png.subarray(33)]);

/** A keyword followed by 200 MB of zeros, compressed. */
const compressedZeros = (): Buffer =>
  Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(200_000_000), { level: 1 })]);

/** A progressive JPEG of 16 million pixels whose last scan is repeated 3,000 times. */
const manyScans = async (): Promise<Buffer> => {
  const jpeg = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#888" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, last), ...Array.from({ length: 3000 }, () => scan), jpeg.subarray(-2)]);
};

/**
 * The pictures of `bad-pictures.ts` except the folder, others that waste a server's time or memory, and some that are only unusual.
 */
const hostilePictures = async (): Promise<readonly BadPicture[]> => {
  const known = await badPictures();
  const bytesOf = (file: string): Buffer => known.find((one) => one.file === file)?.bytes ?? Buffer.alloc(0);
  const png = bytesOf("turned-1.png");
  const jpeg = bytesOf("turned-1.jpg");
  const canvas = Buffer.from(bytesOf("turned-3.webp"));
  canvas.writeUIntLE(9, 24, 3);
  const cmyk = await sharp(png).toColourspace("cmyk").jpeg().toBuffer();
  const picture = (name: string, file: string, format: string, shown: boolean, bytes: Buffer): BadPicture => ({
    name,
    file,
    format,
    bytes,
    shown,
  });
  return [
    ...known.filter(({ bytes }) => bytes !== undefined),
    picture("CMYK without a profile", "inks.jpg", "JPEG", true, cmyk),
    picture("a PNG with 200 MB of text", "text.png", "PNG", true, pngWith(png, "zTXt", compressedZeros())),
    picture("a PNG with 200 MB of profile", "profile.png", "PNG", true, pngWith(png, "iCCP", compressedZeros())),
    picture(
      "a JPEG whose header states a slightly larger size",
      "more.jpg",
      "JPEG",
      false,
      jpegWithSize(jpeg, 2200, 1600),
    ),
    picture("a PNG whose header states a slightly larger size", "more.png", "PNG", false, pngWithSize(png, 2200, 1600)),
    picture("a WebP whose canvas has another size", "canvas.webp", "WebP", false, canvas),
    picture("a JPEG with 3,000 scans", "scans.jpg", "JPEG", false, await manyScans()),
    picture("a PNG of size zero", "none.png", "PNG", false, pngWithSize(png, 0, 0)),
  ];
};

const maxSeconds = 10;
const maxMegabytes = 512;
const dataDir = mkdtempSync(path.join(tmpdir(), "odd-pictures-"));
let backend: Running;
let pictures: readonly BadPicture[];

beforeAll(async () => {
  [backend, pictures] = await Promise.all([runBackend(dataDir, { RATE_LIMIT_FACTOR: "1000" }), hostilePictures()]);
});
afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The file extension in the bucket. Files of other types are stored unchanged under the extension `jpg`. */
const endingOf = ({ file }: BadPicture): string => {
  const ending = path.extname(file).slice(1).toLowerCase();
  return ending in contentTypes ? ending : "jpg";
};

/** The largest difference of a colour channel from the expected colours in the four quarters. */
const distance = async (file: Buffer): Promise<number> => {
  const { data, info } = await sharp(file)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => [x, y] as const));
  const found = places.flatMap(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
  const wanted = cornerColours.flat();
  return Math.max(...wanted.map((value, index) => Math.abs(value - (found[index] ?? 0))));
};

test("returns each picture correctly or refuses it, both as uploaded and converted, within limits of time and memory", async () => {
  const wrong: string[] = [];
  const ask = async (name: string, address: string): Promise<Response> => {
    const began = performance.now();
    const response = await fetch(`${backend.base}/functions/v1/uploads/${address}`);
    const seconds = (performance.now() - began) / 1000;
    if (seconds > maxSeconds) wrong.push(`${name}: ${seconds.toFixed(1)} s`);
    return response;
  };
  for (const picture of pictures) {
    const { name, shown } = picture;
    const file = await storePicture(backend, picture.bytes ?? Buffer.alloc(0), endingOf(picture));
    // Animated pictures count as refused, because a build refuses them. `uploads` may return one (an animated PNG as a still picture), so
    // any status is accepted.
    const isAnimated = name.startsWith("an animated");
    for (const query of ["", "?format=jpeg&width=480&quality=90", "?format=webp&width=480&quality=90"]) {
      const response = await ask(name, file + query);
      const body = Buffer.from(await response.arrayBuffer());
      if (!shown) {
        if (response.status !== 422 && !isAnimated) wrong.push(`${name}${query}: ${response.status}`);
        continue;
      }
      if (response.status !== 200) {
        wrong.push(`${name}${query}: ${response.status}`);
        continue;
      }
      if (query === "") continue;
      const { width, height } = await sharp(body).metadata();
      const wanted = response.headers.get("x-picture-fallback") === "true" ? pictureSize : { width: 480, height: 320 };
      if (width !== wanted.width || height !== wanted.height) wrong.push(`${name}${query}: ${width} × ${height}`);
      // CMYK cannot show all colours of sRGB, and without a profile the inks are unknown, so larger differences are accepted.
      const difference = await distance(body);
      if (difference > (name.startsWith("CMYK") ? 100 : 25))
        wrong.push(`${name}${query}: a colour is off by ${difference}`);
    }
  }
  console.info(`${pictures.length} pictures, at most ${peakMegabytes(converter(backend.process)).toFixed(0)} MB`);
  expect(wrong).toEqual([]);
  expect(peakMegabytes(converter(backend.process))).toBeLessThan(maxMegabytes);
});
