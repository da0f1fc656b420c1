/** Ensures that a cache only has complete responses of the same bundle, and that a page and its data have the same stamp. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { bundleHashOf, stampOf } from "../lib/build-record";
import { pairedUrl } from "../lib/page-data";
import { buildCache, cachedIn, cacheKeyOf, isComplete, version, worker } from "./caches";

/** Called when the network returns newer content: there must be a newer service worker. */
const checkForUpdate = (): void => {
  // Offline, or a check is already running: the browser will check again.
  worker.registration.update().catch(() => undefined);
};

/** The build stamp of a response; undefined if it has none. The response's body can still be read afterwards. */
export const stampOfResponse = async (response: Response): Promise<string | undefined> =>
  stampOf(await response.clone().text());

const isCompletePage = (response: Response): boolean => isComplete(response) && !response.redirected;

/** Whether a response may be cached: complete, not redirected, and of this bundle. */
export const isOfThisBundle = async (response: Response): Promise<boolean> => {
  if (!isCompletePage(response)) return false;
  const bundleHash = bundleHashOf((await stampOfResponse(response)) ?? "");
  if (bundleHash !== "" && bundleHash !== version.bundleHash) checkForUpdate();
  return bundleHash === version.bundleHash;
};

/**
 * Call after caching a page or its data. If the counterpart (data or page) is cached with another stamp, the counterpart
 * is fetched again, or removed if the network has none with the same stamp.
 */
export const refreshPaired = async (path: string, kept: Response): Promise<void> => {
  const other = pairedUrl(path);
  if (other === undefined) return;
  const cache = await caches.open(buildCache);
  const known = await cachedIn(cache, other);
  if (known === undefined) return;
  const stamp = await stampOfResponse(kept);
  if ((await stampOfResponse(known)) === stamp) return;
  checkForUpdate();
  const fresh = await fetch(other, { cache: "no-cache" }).catch(() => undefined);
  if (fresh !== undefined && isCompletePage(fresh) && (await stampOfResponse(fresh)) === stamp)
    await cache.put(cacheKeyOf(other), fresh);
  else await cache.delete(cacheKeyOf(other), { ignoreVary: true });
};

export const sameBundle: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await isOfThisBundle(response)) ? response : null),
  cacheDidUpdate: ({ request, newResponse }) => refreshPaired(new URL(request.url).pathname, newResponse),
};
