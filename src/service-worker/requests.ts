/** The kind of a request, which determines its caching strategy, and failed preloads. */
import { backendPaths, cacheForADay, cachingOf, immutableCache } from "../settings/hosting";
import { isStaffPath } from "../settings/routes";
import { pageOfData } from "../lib/page-data";

export type Kind =
  /** A page of the site. */
  | "page"
  /** Gatsby's data: of a page, or shared by pages. */
  | "data"
  /** A script, style or font whose URL changes with its content. */
  | "file"
  /** A picture whose URL changes with its content. */
  | "picture"
  /** An icon, wordmark, social card or map with a fixed URL. */
  | "unhashed"
  /** Not handled: other hosts, the backend, staff pages, methods other than GET, parts of files, and all other files. */
  | "bypass";

export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  /** URL of the page that makes the request; empty if unknown. */
  readonly referrer: string;
  readonly url: URL;
  /** Whether the request is for a part of a file. */
  readonly range: boolean;
}

const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

const pathOf = (address: string): string => (address === "" ? "/" : new URL(address).pathname);

const isForStaff = ({ url, mode, referrer }: RequestFacts): boolean =>
  isStaffPath(url.pathname) ||
  isStaffPath(pageOfData(url.pathname) ?? "/") ||
  (mode !== "navigate" && isStaffPath(pathOf(referrer)));

/** The kind of a request; `origin` is that of the site. */
export const kindOf = (request: RequestFacts, origin: string): Kind => {
  const { method, mode, url, range } = request;
  const { pathname } = url;
  if (method !== "GET" || url.origin !== origin || range || isForStaff(request)) return "bypass";
  if (backendPaths.some((prefix) => pathname.startsWith(prefix))) return "bypass";
  if (mode === "navigate") return /\.\w+$/.test(pathname) && !pathname.endsWith(".html") ? "bypass" : "page";
  if (pathname.startsWith("/page-data/")) return "data";
  const caching = cachingOf(pathname);
  if (caching === immutableCache) return picture.test(pathname) ? "picture" : "file";
  return caching === cacheForADay || pathname === "/favicon.svg" ? "unhashed" : "bypass";
};

/**
 * Makes a failed preload reject, as Chromium does. A preload is the request for a page that the browser has already sent while the worker was
 * starting (navigation preload). In Firefox, a failed one resolves with an error response. Workbox would take that for the
 * network's response, and would not look for the page in the cache.
 */
export const rejectFailedPreload = (event: FetchEvent): void => {
  const preloaded = async (): Promise<Response | undefined> => {
    const response = (await event.preloadResponse) as Response | undefined;
    if (response?.type === "error") throw new TypeError("The preload of the page has failed.");
    return response;
  };
  Object.defineProperty(event, "preloadResponse", { value: preloaded() });
};
