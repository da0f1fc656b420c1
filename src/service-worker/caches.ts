/// <reference lib="webworker" />
/**
 * This service worker, its build and its caches: their names, their keys, and what they may hold. All pages and data in the build's cache
 * are complete and of the same bundle, and a page and its data have the same stamp.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { canonicalPath } from "../settings/hosting";
import { pageCachePrefix } from "../settings/worker-messages";
import { bundleHashOf, stampOf } from "../lib/build-record";
import { pairedUrl } from "../lib/page-data";

/** `self` with the type of a service worker; the rest of the project is typed for windows. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

interface Version {
  /** Id of the build (`stampPages` in gatsby/service-worker/stamp-pages.ts). */
  readonly build: string;
  /** Hash of what all pages share, as in the build stamps. */
  readonly bundleHash: string;
  /** URLs of the application's scripts and styles, as used by pages, and of the start scripts that show a stay. */
  readonly app: readonly string[];
  /** Page component → URLs of its scripts and styles. */
  readonly components: Readonly<Record<string, readonly string[]>>;
}

declare const VERSION: Version;

/** Replaced by the build (gatsby/service-worker). */
export const version: Version = VERSION;

/** Cache for pages, their data and files with fixed URLs. One per build, so that builds are never mixed. */
export const buildCache = `${pageCachePrefix}${version.build}`;
/** Cache for scripts, styles and fonts, whose URLs change with their content. */
export const filesCache = "files";
/** Cache for pictures, whose URLs change with their content. */
export const picturesCache = "pictures";

/** Whether a cache belongs to another build. */
export const isOldCache = (name: string): boolean => name.startsWith(pageCachePrefix) && name !== buildCache;

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
