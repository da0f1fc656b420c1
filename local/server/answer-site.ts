/** Answers requests for the built site as a production host does: pages, files, redirects, the not-found page. */
import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { type Redirect, cachingOf, revalidate } from "../../src/settings/hosting";
import { isStaffPath } from "../../src/settings/staff";
import { decide } from "./decide";
import { sendFile } from "./send-file";

export interface SiteOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses that have moved. */
  readonly redirects?: readonly Redirect[];
  /** `Cache-Control` of a path that is there; the site's own unless something else is served. */
  readonly caching?: (pathname: string) => string;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const plain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`${text}\n`);
};

/** A handler for node:http. Answers GET and HEAD only. */
export const answerSite =
  ({ folder, headers, redirects = [], caching = cachingOf }: SiteOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      plain(response, 405, "Method not allowed");
      return;
    }
    const [pathname = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const decision = decide(pathname, (file) => isFile(resolve(folder, file)), redirects);
    if (decision.kind === "malformed") {
      plain(response, 400, "Malformed address");
    } else if (decision.kind === "redirect") {
      response.setHeader("Location", query === undefined ? decision.to : decision.to.replace(/(?=#|$)/, `?${query}`));
      response.setHeader("Cache-Control", revalidate);
      plain(response, 301, "Moved permanently");
    } else {
      if (isStaffPath(pathname)) response.setHeader("X-Robots-Tag", "noindex");
      const { file, status } = decision;
      await sendFile(request, response, {
        path: resolve(folder, file),
        status,
        caching: status === 200 ? caching(pathname) : revalidate,
      });
    }
  };
