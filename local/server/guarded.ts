/** Creates a server's listener from handlers that may fail. */
import type { RequestListener } from "node:http";

const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** @param opened whether HOST opens the site to the network, where its host name is not known */
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
