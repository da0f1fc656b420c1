/** Connects the backend to node:http: a listener for all requests under its paths. */
import type { IncomingMessage, RequestListener } from "node:http";
import { Readable } from "node:stream";
import type { Backend } from "./start-backend.ts";

const asRequest = (incoming: IncomingMessage, origin: string): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" as const } : {};
  // A path such as //host/ must not be taken for another host.
  return new Request(origin + (incoming.url ?? "/"), { method, headers, ...body });
};

/** `peerOf` returns the caller's IP address, by default that of the socket. */
export const nodeListener =
  (
    backend: Backend,
    origin: string,
    peerOf = (incoming: IncomingMessage) => incoming.socket.remoteAddress ?? "unknown",
  ): RequestListener =>
  (incoming, outgoing) => {
    const refuse = (): void => {
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing
          .writeHead(400, { "content-type": "application/json" })
          .end('{"error":{"code":"malformed","message":"The request could not be understood."}}');
    };
    const answer = async (): Promise<void> => {
      const response = await backend.fetch(asRequest(incoming, origin), peerOf(incoming));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (response.body === null) return void outgoing.end();
      Readable.fromWeb(response.body as never)
        .on("error", refuse)
        .pipe(outgoing);
    };
    answer().catch(refuse);
  };
