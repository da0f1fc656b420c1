/** How each kind of request is answered. */
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
const days = 24 * 60 * 60;

/** Only whole answers: no error pages, no answers of other hosts. */
const whole = {
  cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isWhole(response) ? response : null),
};

/** From the network; without one the page as it was kept, or the offline page. */
export const pages = new NetworkFirst({
  cacheName: buildCache,
  networkTimeoutSeconds: patience,
  matchOptions,
  plugins: [sameBuild, withoutQuery, { handlerDidError: ({ request }) => offlinePageFor(request.url) }],
});

/** From the network, so that it belongs to what the network serves; without one, of this build. */
export const data = new NetworkFirst({ cacheName: buildCache, matchOptions, plugins: [sameBuild, withoutQuery] });

export const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions,
  plugins: [whole, new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * days, purgeOnQuotaError: true })],
});

export const pictures = new CacheFirst({
  cacheName: picturesCache,
  matchOptions,
  plugins: [whole, new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * days, purgeOnQuotaError: true })],
});

export const steady = new StaleWhileRevalidate({ cacheName: buildCache, matchOptions, plugins: [whole] });
