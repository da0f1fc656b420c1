/**
 * Starts the functions in Deno and forwards requests to them. There are two processes, one for functions that decode pictures and one for
 * the others, so that forms need not wait for pictures.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { reasonOf } from "../../gatsby/reason-of.ts";
import { type FunctionOptions, FunctionProcess } from "./function-process.ts";
import { functionsFolder } from "./repository-paths.ts";

/** Functions that decode pictures. Their process starts with the first request. */
const pictureFunctions = new Set(["uploads"]);

/** The names of all functions: folders with an index.ts. */
export const functionNames = (): string[] =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(functionsFolder, entry.name, "index.ts")))
    .map(({ name }) => name)
    .sort();

export interface Functions {
  /**
   * Forwards a request for /functions/v1/{name}. Responds with 404 for an unknown function and 502 if the function
   * fails to respond.
   */
  fetch(request: Request, peerAddress: string): Promise<Response>;
  close(): Promise<void>;
}

/** An error response in the same format as the functions'. Pages of every origin may read it. */
const failure = (status: number, code: string, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: { code, message } }, { status, headers: { "access-control-allow-origin": "*", ...headers } });

export const functionNotFound = (): Response => failure(404, "not_found", "There is no such function.");

/**
 * Request headers that are not forwarded. The first four could state another IP address than the client's. The others
 * concern only the connection to this server.
 */
const headersNotForwarded = [
  "x-forwarded-for",
  "x-real-ip",
  "forwarded",
  "cf-connecting-ip",
  "host",
  "connection",
  "transfer-encoding",
  "expect",
  "content-length",
];

export const startFunctions = async (options: FunctionOptions): Promise<Functions> => {
  const names = functionNames();
  const processes = {
    others: new FunctionProcess(
      names.filter((name) => !pictureFunctions.has(name)),
      options,
    ),
    pictures: new FunctionProcess(
      names.filter((name) => pictureFunctions.has(name)),
      options,
    ),
  };
  await processes.others.port();
  return {
    async fetch(request, peerAddress) {
      const { pathname, search } = new URL(request.url);
      const target = pathname.slice("/functions/v1".length);
      const [, name = ""] = target.split("/");
      if (!names.includes(name)) return functionNotFound();
      const headers = new Headers(request.headers);
      for (const header of headersNotForwarded) headers.delete(header);
      headers.set("x-forwarded-for", peerAddress);
      try {
        return await processes[pictureFunctions.has(name) ? "pictures" : "others"].fetch(target + search, {
          method: request.method,
          headers,
          redirect: "manual",
          ...(request.body === null ? {} : { body: await request.arrayBuffer() }),
        });
      } catch (error) {
        options.log(reasonOf(error));
        return failure(502, "unavailable", "The function did not answer.", {
          "x-relay-error": "true",
          "access-control-expose-headers": "x-relay-error",
        });
      }
    },
    async close() {
      await Promise.all([processes.others.close(), processes.pictures.close()]);
    },
  };
};
