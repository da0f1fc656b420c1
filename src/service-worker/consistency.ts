/** Lets a cache keep only whole answers that belong together (decisions §4). */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { bundleHashOf, stampOf } from "../lib/build-stamp";
import { pairedUrl } from "./paired-url";
import { cachedIn, cacheKeyOf } from "./cache-key";
import { worker } from "./scope";
import { buildCache, version } from "./version";
import { isComplete } from "./complete";

/** Called when the network answers with something newer: there is a newer service worker to be had. */
const checkForUpdate = (): void => {
  // Offline, or already looking: the browser looks again by itself.
  worker.registration.update().catch(() => undefined);
};

/** The stamp an answer carries; undefined for none. The answer can still be read afterwards. */
export const stampOfResponse = async (response: Response): Promise<string | undefined> =>
  stampOf(await response.clone().text());

const isCompletePage = (response: Response): boolean => isComplete(response) && !response.redirected;

/** Whether an answer may be kept: complete, our own, and of this bundle. */
export const isOfThisBundle = async (response: Response): Promise<boolean> => {
  if (!isCompletePage(response)) return false;
  const bundleHash = bundleHashOf((await stampOfResponse(response)) ?? "");
  if (bundleHash !== "" && bundleHash !== version.bundleHash) checkForUpdate();
  return bundleHash === version.bundleHash;
};

/**
 * To be called when a page, or its data, has been kept: what is kept of the other part and says something else is fetched again, or
 * goes where nothing comes that fits.
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
