/** Forwards requests for the backend's paths to the embedded backend. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/** The part of the embedded backend that the server uses. */
export interface MountedBackend {
  /** Handles a request under one of `paths`. Never rejects. */
  fetch(request: Request, peerAddress: string): Promise<Response>;
  readonly paths: readonly string[];
}

/** Whether a path belongs to the backend: it is one of the prefixes or below one. */
export const belongsTo = ({ paths }: MountedBackend, pathname: string): boolean =>
  paths.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));

const headersOf = (request: IncomingMessage, origin: string): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, one);
  }
  // The site may be opened as 127.0.0.1 or localhost. The backend must treat both as the site's origin.
  if (headers.get("origin") === `http://${request.headers.host ?? ""}`) headers.set("origin", origin);
  return headers;
};

/** Returns a handler for node:http. `origin` is the site's origin in the backend's settings. */
export const answerBackend =
  (backend: MountedBackend, origin: string) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const method = incoming.method ?? "GET";
    const body = method === "GET" || method === "HEAD" ? {} : { body: Readable.toWeb(incoming), duplex: "half" };
    const request = new Request(`${origin}${incoming.url ?? "/"}`, {
      method,
      headers: headersOf(incoming, origin),
      ...body,
    });
    const response = await backend.fetch(request, incoming.socket.remoteAddress ?? "unknown");
    outgoing.writeHead(response.status, [...response.headers].flat());
    if (response.body === null) outgoing.end();
    else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  };
