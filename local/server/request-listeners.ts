/**
 * Listeners of a local server: they forward requests to the embedded backend, survive handlers that fail, and refuse unknown host names.
 */
import type { RequestListener, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a `Host` header names this machine. If HOST opens the site to the network (`opened`), every name is accepted. */
export const isKnownHost = (host: string | undefined, opened = process.env.HOST !== undefined): boolean =>
  opened || (host !== undefined && ownNames.test(host));

export type Handler = (...parameters: Parameters<RequestListener>) => Promise<void>;

/** If a handler fails, responds with 500 and logs the error. A visitor who has left is not an error. */
export const guarded =
  (choose: (pathname: string) => Handler): RequestListener =>
  (request, response) => {
    const pathname = (request.url ?? "/").split("?")[0] ?? "/";
    choose(pathname)(request, response).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE") return;
      console.warn(`${request.method ?? ""} ${pathname} failed:`, error);
      if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain" });
      response.end("Internal error\n");
    });
  };

/** Refuses requests for host names other than localhost, 127.0.0.1 and [::1], unless HOST opens the server to the network. */
export const onlyKnownHosts =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isKnownHost(request.headers.host)) listener(request, response);
    else response.writeHead(421, { "Content-Type": "text/plain" }).end("This address is not served here.\n");
  };

/** The part of the embedded backend that the server uses. */
interface MountedBackend {
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
    backend: Pick<MountedBackend, "fetch">,
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
