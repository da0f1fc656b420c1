/**
 * Uploads that can be interrupted and go on where they stopped, as the storage of a hosted project offers them
 * (TUS 1.0.0 under /storage/v1/upload/resumable). Lite knows only whole files: what has arrived is kept here until it is one.
 */
import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

interface Upload {
  readonly bucket: string;
  readonly name: string;
  readonly contentType: string;
  readonly length: number;
  readonly replaces: boolean;
  /** While one request is writing, another must wait. */
  busy: boolean;
}

interface Options {
  /** Where unfinished files are kept. Emptied at the start: their uploads are begun again. */
  readonly folder: string;
  /** Asks lite, as the caller. */
  readonly ask: (request: Request) => Promise<Response>;
}

/** Bytes a file may have: the bucket's limit. */
const mostBytes = 20_971_520;
const version = { "tus-resumable": "1.0.0" };

const reply = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...version, "cache-control": "no-store", ...headers } });

/** `name base64,name base64` as the protocol writes it. */
const metadataOf = (text: string): Map<string, string> =>
  new Map(
    text.split(",").map((pair) => {
      const [name = "", value = ""] = pair.trim().split(" ");
      return [name, Buffer.from(value, "base64").toString("utf8")];
    }),
  );

/** Whether each part of a path names itself: `..` would lead the request to another address. */
const isPlainPath = (text: string): boolean => /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text);

const callerOf = (request: Request): Record<string, string> => ({
  authorization: request.headers.get("authorization") ?? "",
  apikey: request.headers.get("apikey") ?? "",
});

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

export class ResumableUploads {
  readonly #uploads = new Map<string, Upload>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  #file(id: string): string {
    return path.join(this.#options.folder, id);
  }

  async start(): Promise<void> {
    await rm(this.#options.folder, { recursive: true, force: true });
    await mkdir(this.#options.folder, { recursive: true });
  }

  /** Only staff may begin or continue an upload; the bucket's own policy decides again when the file is whole. */
  async #refusal(request: Request): Promise<Response | undefined> {
    const { origin } = new URL(request.url);
    const response = await this.#options.ask(
      new Request(`${origin}/rest/v1/rpc/current_staff_role`, {
        method: "POST",
        headers: { ...callerOf(request), "content-type": "application/json" },
        body: "{}",
      }),
    );
    if (response.status === 401) return reply(401);
    const role: unknown = response.ok ? await response.json().catch(() => null) : null;
    return role === null ? reply(403) : undefined;
  }

  async #begin(request: Request): Promise<Response> {
    const length = wholeNumber(request.headers.get("upload-length"));
    const metadata = metadataOf(request.headers.get("upload-metadata") ?? "");
    const bucket = metadata.get("bucketName") ?? "";
    const name = metadata.get("objectName") ?? "";
    if (length === undefined || !isPlainPath(bucket) || !isPlainPath(name)) return reply(400);
    if (length > mostBytes) return reply(413);
    const id = randomUUID();
    await writeFile(this.#file(id), "");
    this.#uploads.set(id, {
      bucket,
      name,
      contentType: metadata.get("contentType") ?? "application/octet-stream",
      length,
      replaces: request.headers.get("x-upsert") === "true",
      busy: false,
    });
    // Without origin: the site may be opened under another name than the backend knows it by.
    return reply(201, { location: `${new URL(request.url).pathname.replace(/\/$/, "")}/${id}` });
  }

  /** Hands the whole file to lite, as the caller. */
  async #finish(id: string, upload: Upload, request: Request): Promise<Response> {
    const response = await this.#options.ask(
      new Request(`${new URL(request.url).origin}/storage/v1/object/${upload.bucket}/${upload.name}`, {
        method: "POST",
        headers: {
          ...callerOf(request),
          "content-type": upload.contentType,
          ...(upload.replaces && { "x-upsert": "true" }),
        },
        body: new Uint8Array(await readFile(this.#file(id))),
      }),
    );
    await this.#forget(id);
    return response.ok ? reply(204, { "upload-offset": String(upload.length) }) : reply(response.status);
  }

  async #forget(id: string): Promise<void> {
    this.#uploads.delete(id);
    await rm(this.#file(id), { force: true });
  }

  /** Keeps every piece as it arrives, so that a broken connection loses none of them. */
  async #receive(id: string, upload: Upload, request: Request): Promise<Response> {
    let { size } = await stat(this.#file(id));
    if (wholeNumber(request.headers.get("upload-offset")) !== size) return reply(409);
    for await (const piece of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > upload.length) return reply(413);
      await appendFile(this.#file(id), piece);
    }
    return size === upload.length ? this.#finish(id, upload, request) : reply(204, { "upload-offset": String(size) });
  }

  async answer(request: Request): Promise<Response> {
    const refusal = await this.#refusal(request);
    if (refusal !== undefined) return refusal;
    if (request.method === "POST") return this.#begin(request);
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const upload = this.#uploads.get(id);
    if (upload === undefined) return reply(404);
    if (upload.busy) return reply(423);
    if (request.method === "DELETE") return this.#forget(id).then(() => reply(204));
    if (request.method === "HEAD") {
      const { size } = await stat(this.#file(id));
      return reply(200, { "upload-offset": String(size), "upload-length": String(upload.length) });
    }
    if (request.method !== "PATCH") return reply(405);
    upload.busy = true;
    try {
      return await this.#receive(id, upload, request);
    } finally {
      upload.busy = false;
    }
  }
}
