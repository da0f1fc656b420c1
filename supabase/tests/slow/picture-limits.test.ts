/**
 * The limits of hosted functions for one request, 2 s of CPU and 256 MB, are enough to convert a 12-megapixel JPEG to JPEG, WebP and AVIF.
 * 256 MB are enough for the largest picture of each kind that is converted at all. Their CPU time is close to the limit, so only
 * `npm run bench:pictures` measures it.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Sharp } from "sharp";
import { type Running, runBackend } from "../support/run-backend.ts";
import { convert, convertAlone, largestPictures, noise, storePicture } from "../support/uploaded-pictures.ts";

const limits = { cpuSeconds: 2, megabytes: 256 } as const;

const dataDir = mkdtempSync(path.join(tmpdir(), "pictures-"));
let backend: Running;
let photograph: Sharp;
let file: string;

beforeAll(async () => {
  [backend, photograph] = await Promise.all([runBackend(dataDir), noise()]);
  file = await storePicture(backend, await photograph.clone().jpeg({ quality: 88 }).toBuffer(), "jpg");
});
afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const onLinux = existsSync("/proc/self/stat") ? test : test.skip;

onLinux.each([
  ["jpeg", "format=jpeg&width=1200&quality=85", { format: "jpeg", width: 1200, height: 900 }],
  ["webp", "format=webp&width=1200&quality=85", { format: "webp", width: 1200, height: 900 }],
  ["avif", "format=avif&width=1200&quality=85", { format: "heif", width: 1200, height: 900 }],
  ["a crop", "format=avif&width=1200&height=675&quality=85&fit=cover", { format: "heif", width: 1200, height: 675 }],
  ["a placeholder", "format=webp&width=10&quality=20", { format: "webp", width: 10, height: 8 }],
])("12 megapixels as %s", async (_, query, expected) => {
  const { cpu, memory, metadata } = await convert(backend, file, query);
  expect(metadata).toMatchObject(expected);
  expect(cpu).toBeLessThan(limits.cpuSeconds);
  expect(memory).toBeLessThan(limits.megabytes);
});

onLinux.each([
  ["the largest JPEG", "format=jpeg&width=3000&quality=100", { format: "jpeg", width: 1800, height: 1350 }],
  ["the largest WebP", "format=webp&width=3000&quality=100", { format: "webp", width: 1800, height: 1350 }],
  ["the largest AVIF", "format=avif&quality=100", { format: "heif", width: 1800, height: 1350 }],
  ["the largest PNG", "format=png&quality=100", { format: "png", width: 1800, height: 1350 }],
])("12 megapixels as %s that can be requested", async (_, query, expected) => {
  const { cpu, metadata } = await convert(backend, file, query);
  expect(metadata).toMatchObject(expected);
  expect(cpu).toBeLessThan(limits.cpuSeconds);
  const { memory } = await convertAlone(backend, file, query);
  expect(memory).toBeLessThan(limits.megabytes);
});

onLinux.each(largestPictures)("the largest picture that is converted: $name", async ({ ending, draw }) => {
  const picture = await storePicture(backend, await draw(photograph.clone()).toBuffer(), ending);
  const { memory, metadata } = await convertAlone(backend, picture, "format=avif&width=1200&quality=85");
  expect(metadata).toMatchObject({ format: "heif", width: 1200 });
  expect(memory).toBeLessThan(limits.megabytes);
});
