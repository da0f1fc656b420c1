/** Pictures in the bucket of the gallery, and their conversion by the function `uploads` in a process that has converted nothing before. */
import { randomUUID } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import { type Running, converter, cpuSeconds, peakMegabytes } from "./run-backend.ts";

const ok = async (response: Response): Promise<Response> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
};

/** The content types of files that may be in the bucket, by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

/** Puts a file into the bucket with a published row that states a wrong size, and returns its path. */
export const storePicture = async ({ base, secretKey }: Running, bytes: Buffer, ending: string): Promise<string> => {
  const contentType = contentTypes[ending] ?? "";
  const name = `tests/${randomUUID()}.${ending}`;
  const send = (path: string, type: string, body: BodyInit) =>
    fetch(`${base}${path}`, { method: "POST", headers: { apikey: secretKey, "content-type": type }, body }).then(ok);
  await send(`/storage/v1/object/uploads/${name}`, contentType, new Uint8Array(bytes));
  const row = {
    path: name,
    content_type: contentType,
    bytes: Math.max(1, bytes.byteLength),
    width: 100,
    height: 100,
    category: "bedroom",
    alt_en: "Noise",
    alt_el: "Θόρυβος",
    published_at: new Date().toISOString(),
  };
  await send("/rest/v1/gallery_images", "application/json", JSON.stringify(row));
  return name;
};

/** Noise of 12 megapixels as in photographs, which is harder to decode than a plain colour. */
export const noise = async (): Promise<Sharp> => {
  const [width, height, channels] = [4000, 3000, 3] as const;
  const gaussian = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const raw = await sharp({ create: { width, height, channels, background: "#997", noise: gaussian } })
    .blur(1.2)
    .raw()
    .toBuffer();
  return sharp(raw, { raw: { width, height, channels } });
};

/** A picture of the largest size that the function converts. `draw` draws it from `noise`. */
interface LargestPicture {
  readonly name: string;
  readonly ending: string;
  readonly draw: (picture: Sharp) => Sharp;
}

export const largestPictures: readonly LargestPicture[] = [
  {
    name: "JPEG of 24 megapixels",
    ending: "jpg",
    draw: (picture) => picture.resize(6000, 4000).jpeg({ quality: 85 }),
  },
  {
    name: "progressive JPEG of 14 megapixels",
    ending: "jpg",
    draw: (picture) => picture.resize(4580, 3053).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
  },
  {
    name: "PNG of 4 megapixels",
    ending: "png",
    draw: (picture) => picture.resize(2440, 1630).png({ compressionLevel: 2 }),
  },
  {
    name: "lossless WebP of 4 megapixels",
    ending: "webp",
    draw: (picture) => picture.resize(2440, 1630).webp({ lossless: true, effort: 0 }),
  },
];

const listOf = ({ base }: Running): Promise<Response> => fetch(`${base}/functions/v1/uploads`);

interface Conversion {
  /** CPU time of the converting process for this request. Starting the process does not count, as for a hosted function. */
  readonly cpu: number;
  /** Peak memory use of the process since its start, in MB. */
  readonly memory: number;
  readonly metadata: Metadata;
}

/**
 * Converts a stored picture. Throws if the function returns the stored file instead. Linux only: the figures of the converting process are
 * read from `/proc`.
 */
export const convert = async (backend: Running, picture: string, query: string): Promise<Conversion> => {
  await listOf(backend);
  const pid = converter(backend.process);
  const before = cpuSeconds(pid);
  const response = await ok(await fetch(`${backend.base}/functions/v1/uploads/${picture}?${query}`));
  if (response.headers.has("x-picture-fallback")) throw new Error(`${response.url} was not converted.`);
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { cpu: cpuSeconds(pid) - before, memory: peakMegabytes(pid), metadata };
};

/** Converts a stored picture in a new process: the old one keeps the memory of earlier conversions until memory is scarce. */
export const convertAlone = async (backend: Running, picture: string, query: string): Promise<Conversion> => {
  await listOf(backend);
  const oldProcess = converter(backend.process);
  process.kill(oldProcess, "SIGKILL");
  // Requests go to the old process until its end is noticed.
  while (!(await listOf(backend)).ok || converter(backend.process) === oldProcess);
  return convert(backend, picture, query);
};
