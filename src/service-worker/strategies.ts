/** How each kind of request is answered. */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { withoutQuery } from "./key";
import { offlinePageFor } from "./offline-page";
import { sameBuild } from "./same-build";
import { buildCache, filesCache, picturesCache } from "./version";
import { isWhole } from "./whole";

const matchOptions = { ignoreVary: true };
/** How long a page may keep a visitor waiting while an older one is at hand, in seconds. */
const patience = 5;

/** Only whole answers: no error pages, no answers of other hosts. */
const whole = {
  cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isWhole(response) ? response : null),
};

/** Windows whose page came from the cache, as far as this worker remembers. */
const oldPages = new Set<string>();

/** Whether a window shows a page as it was kept. */
export const showsOldPage = (client: string): boolean => oldPages.has(client);

const noteOldPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
    const client = event instanceof FetchEvent ? event.resultingClientId : "";
    if (cachedResponse != null && client !== "") oldPages.add(client);
    return Promise.resolve(cachedResponse ?? null);
  },
};

/** From the network; without one, or when it is slow, the page as it was kept, or the offline page. */
export const pages = new NetworkFirst({
  cacheName: buildCache,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [sameBuild, withoutQuery, noteOldPage, { handlerDidError: ({ request }) => offlinePageFor(request.url) }],
});

/** From the network, so that it belongs to what the network serves; without one, of this build. */
export const data = new NetworkFirst({ cacheName: buildCache, matchOptions, plugins: [sameBuild, withoutQuery] });

/** As it was kept, for a page that was: the network may have the next build's, and be slow rather than gone. */
export const keptData = new CacheFirst({ cacheName: buildCache, matchOptions, plugins: [sameBuild, withoutQuery] });

/** Addresses of files change with their content: what is kept stays good for as long as there is room. */
export const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions,
  plugins: [whole, new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
});

export const pictures = new CacheFirst({
  cacheName: picturesCache,
  matchOptions,
  plugins: [whole, new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
});

export const steady = new StaleWhileRevalidate({ cacheName: buildCache, matchOptions, plugins: [whole] });
