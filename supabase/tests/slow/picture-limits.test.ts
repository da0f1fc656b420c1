/**
 * The limits of hosted functions for one request, 2 s of CPU and 256 MB, are enough to convert a 12-megapixel JPEG to JPEG, WebP and AVIF, and
 * to convert the largest picture of each kind that is converted at all. Measured for the converting process in /proc.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { converter, cpuSeconds, peakMegabytes } from "../support/processes.ts";
import { type Running, runBackend } from "../support/run-backend.ts";

const limits = { cpuSeconds: 2, megabytes: 256 } as const;

const dataDir = mkdtempSync(path.join(tmpdir(), "pictures-"));
let backend: Running;
let photograph: Sharp;
let file: string;

/** Puts a picture into the bucket and returns its path. */
const store = async (bytes: Buffer, ending: "jpg" | "png" | "webp"): Promise<string> => {
  const name = `tests/${randomUUID()}.${ending}`;
  const contentType = ending === "jpg" ? "image/jpeg" : `image/${ending}`;
  const headers = { apikey: backend.secretKey };
  const stored = await fetch(`${backend.base}/storage/v1/object/uploads/${name}`, {
    method: "POST",
    headers: { ...headers, "content-type": contentType },
    body: new Uint8Array(bytes),
  });
  expect(stored.status).toBe(200);
  const added = await fetch(`${backend.base}/rest/v1/gallery_images`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      path: name,
      content_type: contentType,
      bytes: bytes.byteLength,
      width: 4000,
      height: 3000,
      category: "bedroom",
      alt_en: "Noise",
      alt_el: "Θόρυβος",
      published_at: new Date().toISOString(),
    }),
  });
  expect(added.status).toBe(201);
  return name;
};

beforeAll(async () => {
  backend = await runBackend(dataDir);
  // Noise as in photographs, which is harder to decode than a plain colour.
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const raw = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#997", noise } })
    .blur(1.2)
    .raw()
    .toBuffer();
  photograph = sharp(raw, { raw: { width: 4000, height: 3000, channels: 3 } });
  file = await store(await photograph.clone().jpeg({ quality: 88 }).toBuffer(), "jpg");
});
afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const onLinux = existsSync("/proc/self/stat") ? test : test.skip;

/** The CPU time for a request of a URL, the peak memory of the process since its start, and the metadata of the returned picture. */
const convert = async (address: string) => {
  // Requests the list first, which starts the process. The start of a hosted function does not count for the request either.
  await fetch(`${backend.base}/functions/v1/uploads`);
  const pid = converter(backend.process);
  const before = cpuSeconds(pid);
  const response = await fetch(`${backend.base}/functions/v1/uploads/${address}`);
  expect([response.status, response.headers.get("x-picture-fallback")]).toEqual([200, null]);
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { cpu: cpuSeconds(pid) - before, memory: peakMegabytes(pid), metadata };
};

onLinux.each([
  ["jpeg", "format=jpeg&width=1200&quality=85", { format: "jpeg", width: 1200, height: 900 }],
  ["webp", "format=webp&width=1200&quality=85", { format: "webp", width: 1200, height: 900 }],
  ["avif", "format=avif&width=1200&quality=85", { format: "heif", width: 1200, height: 900 }],
  ["a crop", "format=avif&width=1200&height=675&quality=85&fit=cover", { format: "heif", width: 1200, height: 675 }],
  ["a placeholder", "format=webp&width=10&quality=20", { format: "webp", width: 10, height: 8 }],
])("12 megapixels as %s", async (name, query, expected) => {
  const { cpu, memory, metadata } = await convert(`${file}?${query}`);
  console.info(`${name}: ${cpu.toFixed(2)} s of CPU, at most ${memory.toFixed(0)} MB`);
  expect(metadata).toMatchObject(expected);
  expect(cpu).toBeLessThan(limits.cpuSeconds);
  expect(memory).toBeLessThan(limits.megabytes);
});

/** Restarts the process, so that memory left over from an earlier picture is not measured. It would be released only when memory is scarce. */
const restartConverter = async (): Promise<void> => {
  const list = () => fetch(`${backend.base}/functions/v1/uploads`);
  await list();
  const ended = converter(backend.process);
  process.kill(ended, "SIGKILL");
  // Requests go to the old process until its end is noticed.
  while (!(await list()).ok || converter(backend.process) === ended);
};

const scaled = (width: number, height: number) => photograph.clone().resize(width, height);

onLinux.each([
  ["JPEG of 24 megapixels", "jpg", () => scaled(6000, 4000).jpeg({ quality: 85 })],
  [
    "progressive JPEG of 14 megapixels",
    "jpg",
    () => scaled(4580, 3053).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
  ],
  ["PNG of 4 megapixels", "png", () => scaled(2440, 1630).png({ compressionLevel: 2 })],
  ["lossless WebP of 4 megapixels", "webp", () => scaled(2440, 1630).webp({ lossless: true, effort: 0 })],
] as const)("the largest picture that is converted: %s", async (name, ending, draw) => {
  const stored = await store(await draw().toBuffer(), ending);
  // Other work on the machine can only make a conversion slower, so the fastest of up to three counts.
  let least = Infinity;
  for (const attempt of [1, 2, 3]) {
    await restartConverter();
    const { cpu, memory } = await convert(`${stored}?format=avif&width=1200&quality=85`);
    console.info(`${name}, ${attempt}: ${cpu.toFixed(2)} s of CPU, at most ${memory.toFixed(0)} MB`);
    expect(memory).toBeLessThan(limits.megabytes);
    least = Math.min(least, cpu);
    if (least < limits.cpuSeconds) break;
  }
  expect(least).toBeLessThan(limits.cpuSeconds);
});
