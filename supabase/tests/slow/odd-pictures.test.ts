/**
 * Valid and damaged pictures of every kind are put into the bucket with rows that state a wrong size. Each must be returned correctly or
 * refused, within limits of time and memory, and without blocking the next one.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { type BadPicture, cornerColours, pictureSize } from "../../../tests/support/bad-pictures.ts";
import { hostilePictures } from "../../../tests/support/hostile-pictures.ts";
import { converter, peakMegabytes } from "../support/processes.ts";
import { type Running, runBackend } from "../support/run-backend.ts";
import { contentTypes, storePicture } from "../support/uploaded-pictures.ts";

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

/** The file extension in the bucket. A file of another type is stored as a JPEG. */
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

test("returns each picture correctly or refuses it, as uploaded and converted, within limits of time and memory", async () => {
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
    // A build refuses animated pictures. The function `uploads` returns an animated PNG as a still picture.
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
      // CMYK has fewer colours than sRGB, and without a profile the inks are unknown.
      const far = await distance(body);
      if (far > (name.startsWith("CMYK") ? 100 : 25)) wrong.push(`${name}${query}: a colour is off by ${far}`);
    }
  }
  console.info(`${pictures.length} pictures, at most ${peakMegabytes(converter(backend.process)).toFixed(0)} MB`);
  expect(wrong).toEqual([]);
  expect(peakMegabytes(converter(backend.process))).toBeLessThan(maxMegabytes);
});
