/** Under which address something is kept: queries, hashes and slashes do not make another page. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { canonicalPath } from "../settings/hosting";
import { worker } from "./scope";

export const cacheKeyOf = (address: string): string => {
  const { origin, pathname } = new URL(address, worker.location.origin);
  return origin + canonicalPath(pathname);
};

/** What a cache keeps under an address. */
export const cachedIn = (cache: Cache, address: string): Promise<Response | undefined> =>
  cache.match(cacheKeyOf(address), { ignoreVary: true });

export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKeyOf(request.url)),
};
