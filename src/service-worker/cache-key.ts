/** Cache keys, and which responses can be cached. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { canonicalPath } from "../settings/hosting";
import { worker } from "./version";

/** The cache key of a URL: the canonical URL without query and hash. */
export const cacheKeyOf = (address: string): string => {
  const { origin, pathname } = new URL(address, worker.location.origin);
  return origin + canonicalPath(pathname);
};

/** The cached response of a URL; undefined if there is none. */
export const cachedIn = (cache: Cache, address: string): Promise<Response | undefined> =>
  cache.match(cacheKeyOf(address), { ignoreVary: true });

export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKeyOf(request.url)),
};

/** Whether a response can be cached: only one with status 200. An opaque response of another origin has status 0. */
export const isComplete = ({ status }: Response): boolean => status === 200;
