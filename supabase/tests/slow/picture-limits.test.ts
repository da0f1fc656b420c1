/**
 * What hosted functions may use for one request, 2 s of CPU and 256 MB, is enough for a 12-megapixel source in every format.
 * Measured on the process that converts, by Linux's own accounts.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { type Running, runBackend } from "../support/run-backend.ts";

const limits = { cpuSeconds: 2, megabytes: 256 } as const;
/** Of the accounts in /proc, the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

const dataDir = mkdtempSync(path.join(tmpdir(), "pictures-"));
const file = `tests/${randomUUID()}.jpg`;
let backend: Running;

const read = (pid: number, name: string): string => readFileSync(`/proc/${pid}/${name}`, "utf8");

/** The Deno process of the picture functions: a child of the backend whose last argument is `uploads`. */
const converter = (): number => {
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const words = read(Number(name), "cmdline").split("\0").filter(Boolean);
      const parent = Number(/^PPid:\s+(\d+)/m.exec(read(Number(name), "status"))?.[1]);
      if (words.at(-1) === "uploads" && parent === backend.process.pid) return Number(name);
    } catch {
      // It has ended since the folder was listed.
    }
  }
  throw new Error("No process converts pictures.");
};

const cpuSeconds = (pid: number): number => {
  const fields = read(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const peakMegabytes = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(read(pid, "status"))?.[1]) / 1024;

beforeAll(async () => {
  backend = await runBackend(dataDir);
  // Sensor noise over soft shapes, as photographs have: harder to decode than a plain colour.
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photograph = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#997", noise } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();
  const headers = { apikey: backend.secretKey };
  const stored = await fetch(`${backend.base}/storage/v1/object/uploads/${file}`, {
    method: "POST",
    headers: { ...headers, "content-type": "image/jpeg" },
    body: new Uint8Array(photograph),
  });
  expect(stored.status).toBe(200);
  const added = await fetch(`${backend.base}/rest/v1/gallery_images`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      path: file,
      content_type: "image/jpeg",
      bytes: photograph.byteLength,
      width: 4000,
      height: 3000,
      category: "bedroom",
      alt_en: "Noise",
      alt_el: "Θόρυβος",
      published_at: new Date().toISOString(),
    }),
  });
  expect(added.status).toBe(201);
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
  ["a cut", "format=avif&width=1200&height=675&quality=85&fit=cover", { format: "heif", width: 1200, height: 675 }],
  ["a placeholder", "format=webp&width=10&quality=20", { format: "webp", width: 10, height: 8 }],
])("12 megapixels as %s", async (name, query, expected) => {
  // The list starts the process; a hosted function is started outside the request's time, too.
  await fetch(`${backend.base}/functions/v1/uploads`);
  const pid = converter();
  const before = cpuSeconds(pid);
  const response = await fetch(`${backend.base}/functions/v1/uploads/${file}?${query}`);
  const used = { cpu: cpuSeconds(pid) - before, memory: peakMegabytes(pid) };
  expect(response.headers.get("x-picture-fallback")).toBeNull();
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject(expected);
  console.info(`${name}: ${used.cpu.toFixed(2)} s of CPU, at most ${used.memory.toFixed(0)} MB`);
  expect(used.cpu).toBeLessThan(limits.cpuSeconds);
  expect(used.memory).toBeLessThan(limits.megabytes);
});
