/**
 * Uploads that can be interrupted and go on where they stopped, as the storage of a hosted project offers them
 * (TUS 1.0.0 under /storage/v1/upload/resumable). Lite knows only whole files: @tus/server keeps what has arrived until it is one.
 */
import { rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { FileStore } from "@tus/file-store";
import { Server, type Upload } from "@tus/server";

interface Options {
  /** Where unfinished files are stored. Emptied at the start: their uploads begin again. */
  readonly folder: string;
  /** Asks lite, as the caller. */
  readonly ask: (request: Request) => Promise<Response>;
}

export type AnswerResumable = (request: Request) => Promise<Response>;

export const resumablePath = "/storage/v1/upload/resumable";

/** Bytes a file may have: the bucket's limit. */
const maxSize = 20_971_520;

/** Whether each part of a path names itself: `..` would lead the request to another address. */
const isPlainPath = (text: string): boolean => /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text);

const callerOf = ({ headers }: Pick<Request, "headers">): Record<string, string> => ({
  authorization: headers.get("authorization") ?? "",
  apikey: headers.get("apikey") ?? "",
});

/** What @tus/server answers with when a hook throws it. */
const refusal = (status: number, body: string): Error => Object.assign(new Error(body), { status_code: status, body });

/** Answers the requests of resumable uploads. */
export const startResumableUploads = async ({ folder, ask }: Options): Promise<AnswerResumable> => {
  await rm(folder, { recursive: true, force: true });
  const datastore = new FileStore({ directory: folder });

  /** Only staff may begin or continue an upload; the bucket's own policy decides again when the file is whole. */
  const expectStaff = async (request: Pick<Request, "url" | "headers">): Promise<void> => {
    const response = await ask(
      new Request(new URL("/rest/v1/rpc/current_staff_role", request.url), {
        method: "POST",
        headers: { ...callerOf(request), "content-type": "application/json" },
        body: "{}",
      }),
    );
    if (response.status === 401) throw refusal(401, "Not signed in");
    const role: unknown = response.ok ? await response.json().catch(() => null) : null;
    if (role === null) throw refusal(403, "Not a member of the team");
  };

  /** Passes the complete file to lite, as the caller. */
  const store = async (request: Pick<Request, "url" | "headers">, { id, metadata }: Upload): Promise<void> => {
    const { bucketName, objectName, contentType } = metadata ?? {};
    const response = await ask(
      new Request(new URL(`/storage/v1/object/${bucketName ?? ""}/${objectName ?? ""}`, request.url), {
        method: "POST",
        headers: {
          ...callerOf(request),
          "content-type": contentType ?? "application/octet-stream",
          ...(request.headers.get("x-upsert") === "true" && { "x-upsert": "true" }),
        },
        body: new Uint8Array(await buffer(datastore.read(id))),
      }),
    );
    await datastore.remove(id);
    if (!response.ok) throw refusal(response.status, "The storage refused the file");
  };

  const server = new Server({
    path: resumablePath,
    datastore,
    maxSize,
    // Without origin: the site may be opened under another name than the backend knows it by.
    relativeLocation: true,
    onIncomingRequest: expectStaff,
    onUploadCreate: (_request, { metadata }) =>
      isPlainPath(metadata?.["bucketName"] ?? "") && isPlainPath(metadata?.["objectName"] ?? "")
        ? Promise.resolve({})
        : Promise.reject(refusal(400, "Not a path of a bucket")),
    onUploadFinish: async (request, upload) => {
      await store(request, upload);
      return {};
    },
  });
  return (request) => server.handleWeb(request);
};
