/** Forwards requests to the embedded backend. */
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

/** Undefined if a Request cannot be made, for example with the method TRACE. */
const asRequest = (incoming: IncomingMessage, origin: string): Request | undefined => {
  const method = incoming.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? {} : { body: Readable.toWeb(incoming), duplex: "half" };
  try {
    return new Request(`${origin}${incoming.url ?? "/"}`, { method, headers: headersOf(incoming, origin), ...body });
  } catch {
    return undefined;
  }
};

/**
 * Returns a handler for node:http. `origin` is the site's origin in the backend's settings. `peerOf` returns the
 * caller's IP address, by default that of the socket.
 */
export const answerBackend =
  (
    backend: MountedBackend,
    origin: string,
    peerOf = (incoming: IncomingMessage) => incoming.socket.remoteAddress ?? "unknown",
  ) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = asRequest(incoming, origin);
    if (request === undefined) {
      outgoing.writeHead(400, { "content-type": "application/json" });
      outgoing.end('{"error":{"code":"malformed","message":"The request could not be understood."}}');
      return;
    }
    const response = await backend.fetch(request, peerOf(incoming));
    outgoing.writeHead(response.status, [...response.headers].flat());
    if (response.body === null) outgoing.end();
    else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  };
