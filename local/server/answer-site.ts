/** Serves the built site like a production host: pages, files, redirects, and the not-found page. */
import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import sirv from "sirv";
import { isHidden, binaryTypes, feedTypes, textTypes } from "../../gatsby/hosting/host-facts";
import {
  type Redirect,
  canonicalPath,
  redirectTarget,
  notFoundAddresses,
  notFoundFiles,
  cachingOf,
  openFiles,
  revalidate,
} from "../../src/settings/hosting";
import { languageOfPath } from "../../src/settings/languages";
import { staffPageOf, isStaffPath } from "../../src/settings/routes";

type Decision =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "malformed" };

const decode = (pathname: string): string | undefined => {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") || path.includes("\\") ? undefined : path;
  } catch {
    return undefined;
  }
};

const pageFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/**
 * Decides the response to a path. Reads no files itself: `exists` tells whether there is a file.
 * @param pathname as in the request, percent-encoded, without query
 * @param exists whether `public/` has a file of that name
 * @param redirects redirects of paths that have moved
 */
export const decide = (
  pathname: string,
  exists: (file: string) => boolean,
  redirects: readonly Redirect[] = [],
): Decision => {
  const path = decode(pathname);
  if (path === undefined || path.split("/").includes("..")) return { kind: "malformed" };
  const asset = path.slice(1);
  // `//etc/passwd` would be a file outside the site's folder.
  if (asset !== "" && !asset.startsWith("/") && !asset.endsWith(".html") && !isHidden(asset) && exists(asset)) {
    return { kind: "file", file: asset, status: 200 };
  }
  const canonical = canonicalPath(path);
  const page = staffPageOf(canonical) ?? canonical;
  const file = pageFile(page);
  const moved = exists(file) ? undefined : (redirectTarget(path, redirects) ?? redirectTarget(canonical, redirects));
  if (moved !== undefined) return { kind: "redirect", to: encodeURI(moved) };
  if (notFoundAddresses.includes(page) || isHidden(file) || !exists(file)) {
    return { kind: "file", file: notFoundFiles[languageOfPath(canonical)], status: 404 };
  }
  return canonical === path ? { kind: "file", file, status: 200 } : { kind: "redirect", to: encodeURI(canonical) };
};

const types = new Map<string, string>([
  ...Object.entries(binaryTypes),
  ...Object.entries(textTypes).map(([ending, type]) => [ending, `${type}; charset=utf-8`] as const),
]);

/** `Content-Type` of a file by its name. */
export const contentType = (file: string): string =>
  feedTypes[file.slice(file.lastIndexOf("/") + 1)] ??
  types.get(extname(file).toLowerCase()) ??
  "application/octet-stream";

interface SiteOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Redirects of paths that have moved. */
  readonly redirects?: readonly Redirect[];
  /** `Cache-Control` for an existing path; by default the site's own rules. */
  readonly caching?: (pathname: string) => string;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const sendText = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`${text}\n`);
};

/** sirv always responds with 200, so the not-found page is sent here, uncompressed. */
const sendNotFound = async (response: ServerResponse, path: string): Promise<void> => {
  response.writeHead(404, { "Content-Length": statSync(path).size });
  await pipeline(createReadStream(path), response);
};

/** Returns a handler for node:http. Only GET and HEAD are allowed. */
export const answerSite = ({ folder, headers, redirects = [], caching = cachingOf }: SiteOptions) => {
  // `dev` reads the folder at each request, because the site may be rebuilt while it is served.
  const serveFile = sirv(folder, { dev: true, dotfiles: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendText(response, 405, "Method not allowed");
      return;
    }
    const [pathname = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const decision = decide(pathname, (file) => isFile(resolve(folder, file)), redirects);
    if (decision.kind === "malformed") {
      sendText(response, 400, "Malformed address");
      return;
    }
    if (decision.kind === "redirect") {
      response.setHeader("Location", decision.to + (query === undefined ? "" : `?${query}`));
      response.setHeader("Cache-Control", revalidate);
      sendText(response, 301, "Moved permanently");
      return;
    }
    const { file, status } = decision;
    if (isStaffPath(pathname)) response.setHeader("X-Robots-Tag", "noindex");
    if (openFiles.some((path) => path === pathname)) response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Content-Type", contentType(file));
    response.setHeader("Cache-Control", status === 200 ? caching(pathname) : revalidate);
    if (status === 404) return sendNotFound(response, resolve(folder, file));
    request.url = `/${encodeURI(file)}`;
    serveFile(request, response);
  };
};
