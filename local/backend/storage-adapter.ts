/**
 * Storage for uploaded files, as a storage adapter of lite: a folder for each bucket, and beside each file a JSON file
 * (`.meta.json`) with its type and its `Cache-Control`.
 */
import { createHash } from "node:crypto";
import { createReadStream, promises as fs } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";

interface StoredHeaders {
  readonly mimetype: string;
  readonly cacheControl: string;
}

interface Metadata extends StoredHeaders {
  readonly httpStatusCode: number;
  readonly eTag: string;
  readonly lastModified: Date;
  readonly contentLength: number;
  readonly size: number;
}

const defaultHeaders: StoredHeaders = { mimetype: "application/octet-stream", cacheControl: "max-age=3600" };

/** Ending of the JSON file. */
const metadataEnding = ".meta.json";

export class FolderStorage {
  readonly driver = fs;
  readonly #base: string;

  constructor(base: string) {
    this.#base = path.resolve(base);
  }

  /**
   * The path of a file. Throws an error for a key that leads outside the bucket's folder, or to a file of another key:
   * `a//b.jpg` would lead to the file of `a/b.jpg`, and `a.jpg.meta.json` to the JSON file of `a.jpg`.
   */
  #file(bucket: string, key: string): string {
    const folder = path.join(this.#base, bucket);
    const file = path.resolve(folder, key);
    if (file !== [folder, ...key.split("/")].join(path.sep) || file.endsWith(metadataEnding))
      throw new Error("The key is not the path of one file.");
    return file;
  }

  /** The type and `Cache-Control` of a file; `defaultHeaders` if they are not stored, or not completely. */
  #storedHeaders(file: string): Promise<StoredHeaders> {
    return fs
      .readFile(`${file}${metadataEnding}`, "utf8")
      .then((text) => JSON.parse(text) as StoredHeaders)
      .catch(() => defaultHeaders);
  }

  async #metadata(file: string): Promise<Metadata> {
    const { size, mtime, mtimeMs } = await fs.stat(file);
    const headers = await this.#storedHeaders(file);
    const eTag = `"${createHash("sha256").update(`${file}${mtimeMs}`).digest("hex").slice(0, 32)}"`;
    return { httpStatusCode: 200, eTag, lastModified: mtime, contentLength: size, size, ...headers };
  }

  async getObject(bucket: string, key: string) {
    const file = this.#file(bucket, key);
    const metadata = await this.#metadata(file);
    return { httpStatusCode: 200, metadata, body: Readable.toWeb(createReadStream(file)) };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: BodyInit | Uint8Array,
    mimetype: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const file = this.#file(bucket, key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    const bytes = body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
    await fs.writeFile(file, bytes);
    await fs.writeFile(`${file}${metadataEnding}`, JSON.stringify({ mimetype, cacheControl } satisfies StoredHeaders));
    return this.#metadata(file);
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#file(bucket, key);
    await fs.rm(file, { force: true });
    await fs.rm(`${file}${metadataEnding}`, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(fromBucket: string, from: string, _version: string | undefined, toBucket: string, to: string) {
    const target = this.#file(toBucket, to);
    await fs.mkdir(path.dirname(target), { recursive: true });
    const source = this.#file(fromBucket, from);
    await fs.copyFile(source, target);
    await fs.writeFile(`${target}${metadataEnding}`, JSON.stringify(await this.#storedHeaders(source)));
    const { eTag, lastModified } = await this.#metadata(target);
    return { httpStatusCode: 200, eTag, lastModified };
  }

  headObject(bucket: string, key: string): Promise<Metadata> {
    return this.#metadata(this.#file(bucket, key));
  }

  privateAssetUrl(bucket: string, key: string): Promise<string> {
    return Promise.resolve(this.#file(bucket, key));
  }
}

/**
 * storage-js sends a file as a multipart field with an empty name, which lite does not find. This function converts such a
 * request to one with a raw body, which lite accepts.
 */
export const unwrapUpload = async (request: Request): Promise<Request> => {
  const { pathname } = new URL(request.url);
  const isUpload =
    pathname.startsWith("/storage/v1/object/") && (request.method === "POST" || request.method === "PUT");
  if (!isUpload || request.headers.get("content-type")?.startsWith("multipart/form-data") !== true) return request;
  const form = await request.clone().formData();
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (file === undefined) return request;
  const headers = new Headers(request.headers);
  headers.set("content-type", file.type || "application/octet-stream");
  const cacheSeconds = form.get("cacheControl");
  if (typeof cacheSeconds === "string") headers.set("cache-control", `max-age=${cacheSeconds}`);
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
};
