/** The caching strategy for each kind of request. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { buildCache, filesCache, isComplete, picturesCache, sameBundle, withoutQuery } from "./caches";
import { offlinePageFor } from "./offline-page";

const matchOptions = { ignoreVary: true };
/** Time limit for the network, in seconds, before a cached page is shown. */
const timeout = 5;

/** Caches only complete responses (`isComplete`). Requests to other hosts have no strategy (`kindOf`). */
const onlyComplete = {
  cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isComplete(response) ? response : null),
};

/** Windows whose page came from the cache. The set is lost when the worker restarts. */
const cachedPageClients = new Set<string>();

/** Whether a window shows a page from the cache. */
export const showsCachedPage = (client: string): boolean => cachedPageClients.has(client);

/** The window that a navigation opens; empty for other requests. */
const newClient = (event?: ExtendableEvent): string => (event instanceof FetchEvent ? event.resultingClientId : "");

/** A page that arrives after the cached one is shown is not cached: its data would replace the data that the shown one needs. */
const noteCachedPage: WorkboxPlugin = {
  cacheWillUpdate: ({ event, response }) => Promise.resolve(showsCachedPage(newClient(event)) ? null : response),
  cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
    const client = newClient(event);
    if (cachedResponse != null && client !== "") cachedPageClients.add(client);
    return Promise.resolve(cachedResponse ?? null);
  },
};

/** From the network; offline, or if it is slow, from the cache; otherwise the offline page. */
export const pages = new NetworkFirst({
  cacheName: buildCache,
  networkTimeoutSeconds: timeout,
  matchOptions,
  plugins: [
    sameBundle,
    withoutQuery,
    noteCachedPage,
    { handlerDidError: ({ request }) => offlinePageFor(request.url) },
  ],
});

/** From the network, so that the data matches a page from the network; offline, from this build's cache. */
export const data = new NetworkFirst({ cacheName: buildCache, matchOptions, plugins: [sameBundle, withoutQuery] });

/** For a page that came from the cache: from the cache first, because a slow network may return the next build's data. */
export const cachedData = new CacheFirst({ cacheName: buildCache, matchOptions, plugins: [sameBundle, withoutQuery] });

/** The application's scripts are in the precache of the generated worker, which has another cache name. */
const fromPrecache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)) ?? null,
};

/** The URLs change with the content, so cached files never become outdated; the least recently used are evicted. */
export const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions,
  plugins: [onlyComplete, fromPrecache, new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
});

export const pictures = new CacheFirst({
  cacheName: picturesCache,
  matchOptions,
  plugins: [onlyComplete, new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
});

export const unhashed = new StaleWhileRevalidate({ cacheName: buildCache, matchOptions, plugins: [onlyComplete] });
