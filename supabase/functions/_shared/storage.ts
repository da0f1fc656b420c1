/** The files of the bucket `uploads`, read and deleted as the service. */
import { Failure } from "./answer.ts";
import type { Environment } from "./environment.ts";

export interface Storage {
  /** The bytes of a file, or undefined when there is none. */
  download(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(paths: readonly string[]): Promise<void>;
}

const unavailable = (): never => {
  throw new Failure("unavailable");
};

const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

export const createStorage = ({ supabaseUrl, secretKey }: Environment, fetcher: typeof fetch): Storage => {
  const headers: Record<string, string> = { apikey: secretKey };
  if (secretKey.startsWith("ey")) headers.authorization = `Bearer ${secretKey}`;
  const object = `${supabaseUrl}/storage/v1/object`;
  return {
    async download(path) {
      const response = await fetcher(`${object}/uploads/${encodePath(path)}`, {
        headers,
        signal: AbortSignal.timeout(15_000),
      }).catch(unavailable);
      // The time is up as well when a file has begun to come and does not end.
      if (response.ok) return new Uint8Array(await response.arrayBuffer().catch(unavailable));
      await response.body?.cancel();
      if (response.status === 404 || response.status === 400) return undefined;
      throw new Failure("unavailable");
    },
    async remove(paths) {
      for (const path of paths) {
        const response = await fetcher(`${object}/uploads/${encodePath(path)}`, { method: "DELETE", headers });
        await response.body?.cancel();
        if (!response.ok && response.status !== 404 && response.status !== 400) throw new Failure("unavailable");
      }
    },
  };
};
