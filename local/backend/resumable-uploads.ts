/**
 * Uploads that can be resumed after an interruption, as in the storage of a hosted project (TUS 1.0.0 under
 * /storage/v1/upload/resumable). Lite accepts only complete files, so @tus/server collects the parts first.
 */
import { rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { FileStore } from "@tus/file-store";
import { Server, type Upload } from "@tus/server";

interface Options {
  /** Folder for unfinished files. It is emptied when the backend starts; unfinished uploads then have to begin again. */
  readonly folder: string;
  /** Sends a request to lite with the caller's credentials. */
  readonly ask: (request: Request) => Promise<Response>;
}

export type AnswerResumable = (request: Request) => Promise<Response>;

export const resumablePath = "/storage/v1/upload/resumable";

/** The largest file in bytes: the bucket's limit. */
const maxSize = 20_971_520;

/**
 * Whether each part of a path has only letters, digits, `_`, `-` and `.`, and does not begin with a dot. `..` would direct the
 * request to another path.
 */
const isPlainPath = (text: string): boolean => /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(text);

const callerOf = ({ headers }: Pick<Request, "headers">): Record<string, string> => ({
  authorization: headers.get("authorization") ?? "",
  apikey: headers.get("apikey") ?? "",
});

/** An error that @tus/server turns into a response when a hook throws it. */
const refusal = (status: number, body: string): Error => Object.assign(new Error(body), { status_code: status, body });

/** Returns the handler for resumable uploads. */
export const startResumableUploads = async ({ folder, ask }: Options): Promise<AnswerResumable> => {
  await rm(folder, { recursive: true, force: true });
  const datastore = new FileStore({ directory: folder });

  /** Only staff may start or continue an upload. The bucket's own policy is applied once the file is complete. */
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

  /** Sends the complete file to lite with the caller's credentials. */
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
    // The upload's URL has no origin, because the site may be opened under another host name than the backend's.
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
