/** How each kind of request is answered. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { withoutQuery } from "./cache-key";
import { offlinePageFor } from "./offline-page";
import { sameBundle } from "./consistency";
import { buildCache, filesCache, picturesCache } from "./version";
import { isComplete } from "./complete";

const matchOptions = { ignoreVary: true };
/** How long a page may keep a visitor waiting while an older one is at hand, in seconds. */
const timeout = 5;

/** Only whole answers: no error pages, no answers of other hosts. */
const onlyComplete = {
  cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isComplete(response) ? response : null),
};

/** Windows whose page came from the cache, as far as this worker remembers. */
const cachedPageClients = new Set<string>();

/** Whether a window shows a page as it was kept. */
export const showsCachedPage = (client: string): boolean => cachedPageClients.has(client);

const noteCachedPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
    const client = event instanceof FetchEvent ? event.resultingClientId : "";
    if (cachedResponse != null && client !== "") cachedPageClients.add(client);
    return Promise.resolve(cachedResponse ?? null);
  },
};

/** From the network; without one, or when it is slow, the page as it was kept, or the offline page. */
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

/** From the network, so that it belongs to what the network serves; without one, of this build. */
export const data = new NetworkFirst({ cacheName: buildCache, matchOptions, plugins: [sameBundle, withoutQuery] });

/** As it was kept, for a page that was: the network may have the next build's, and be slow rather than gone. */
export const cachedData = new CacheFirst({ cacheName: buildCache, matchOptions, plugins: [sameBundle, withoutQuery] });

/** The scripts of the application are in the precache of the generated worker, which has a name of its own. */
const fromPrecache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)) ?? null,
};

/** Addresses of files change with their content: what is kept stays good for as long as there is room. */
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
