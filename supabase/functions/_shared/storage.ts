/** Reads and deletes files of the bucket `uploads` with the service role. */
import { Failure } from "./answer.ts";
import type { Environment } from "./environment.ts";
import { keyHeaders } from "./database.ts";
import { readUpTo } from "./read-body.ts";

export interface Storage {
  /** The bytes of a file, or undefined if it does not exist. */
  download(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** At most the first `length` bytes of a file, or undefined if it does not exist. */
  readStart(path: string, length: number): Promise<Uint8Array | undefined>;
  remove(paths: readonly string[]): Promise<void>;
}

const unavailable = (): never => {
  throw new Failure("unavailable");
};

const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

export const createStorage = ({ supabaseUrl, secretKey }: Environment, fetcher: typeof fetch): Storage => {
  const headers = keyHeaders(secretKey);
  /** The response to a request for a file, or undefined if the file does not exist. */
  const send = async (
    method: "GET" | "DELETE",
    path: string,
    range: Record<string, string> = {},
  ): Promise<Response | undefined> => {
    const response = await fetcher(`${supabaseUrl}/storage/v1/object/uploads/${encodePath(path)}`, {
      method,
      headers: { ...headers, ...range },
      signal: AbortSignal.timeout(15_000),
    }).catch(unavailable);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 || response.status === 400) return undefined;
    throw new Failure("unavailable");
  };
  return {
    async download(path) {
      const response = await send("GET", path);
      // The time limit also applies while the body is being received.
      return response && new Uint8Array(await response.arrayBuffer().catch(unavailable));
    },
    async readStart(path, length) {
      const response = await send("GET", path, { range: `bytes=0-${length - 1}` });
      // Limited here too, because the storage may ignore the requested range.
      return response && (await readUpTo(response.body, length).catch(unavailable)).bytes;
    },
    async remove(paths) {
      for (const path of paths) {
        const response = await send("DELETE", path);
        await response?.body?.cancel();
      }
    },
  };
};
