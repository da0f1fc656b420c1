/** A server's listener made of handlers that may fail. */
import type { RequestListener } from "node:http";
import { isKnownHost } from "./known-host";

export type Handler = (...parameters: Parameters<RequestListener>) => Promise<void>;

/** A handler that fails answers 500 once and is reported; a visitor who has gone is no failure. */
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

/** Refuses requests for another host name than this machine's. */
export const onlyKnownHosts =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isKnownHost(request.headers.host)) listener(request, response);
    else response.writeHead(421, { "Content-Type": "text/plain" }).end("This address is not served here.\n");
  };
