/**
 * Stores a page permanently at the visitor's request. The page's pictures have their own cache, from which a picture
 * is removed only if no stored page uses it any more.
 */
import { keptForGood } from "../settings/worker-messages";
import { buildCache, cachedIn, isComplete, worker } from "./caches";
import { cacheVisit } from "./cache-visit";

const pathOf = ({ url }: Request): string => new URL(url).pathname;
const isPicture = (path: string): boolean => /\.\w+$/.test(path);

/** All sizes of the page's pictures, in the format that all supported browsers can display. */
const picturesOf = (html: string): string[] => [...new Set(html.match(/\/static\/[^\s",]+\.avif/g) ?? [])];

/** The paths of the permanently stored pages. Each is a cache key whose response is the list of the page's pictures. */
export const pagesKeptForGood = async (): Promise<string[]> => {
  if (!(await caches.has(keptForGood))) return [];
  const requests = await (await caches.open(keptForGood)).keys();
  return requests.map(pathOf).filter((path) => !isPicture(path));
};

const removeUnused = async (cache: Cache): Promise<void> => {
  const used = new Set<string>();
  const requests = await cache.keys();
  for (const request of requests) {
    if (isPicture(pathOf(request))) continue;
    const pictures = (await (await cache.match(request))?.json()) as readonly string[];
    pictures.forEach((picture) => used.add(picture));
  }
  for (const request of requests) {
    const path = pathOf(request);
    if (isPicture(path) && !used.has(path)) await cache.delete(request, { ignoreVary: true });
  }
};

/** Stores the page at a path with its data, scripts, styles, fonts and pictures. Returns whether all of them were stored. */
export const keepForGood = async (event: ExtendableEvent, path: string): Promise<boolean> => {
  if (!(await cacheVisit(event, path, [], true))) return false;
  const page = await cachedIn(await caches.open(buildCache), path);
  if (page === undefined) return false;
  const pictures = picturesOf(await page.text());
  const cache = await caches.open(keptForGood);
  const keep = async (picture: string): Promise<boolean> => {
    if ((await cache.match(picture, { ignoreVary: true })) !== undefined) return true;
    const response = await fetch(picture).catch(() => undefined);
    if (response === undefined || !isComplete(response)) return false;
    await cache.put(picture, response);
    return true;
  };
  const kept = await Promise.all(pictures.map(keep));
  if (kept.includes(false)) return false;
  await cache.put(path, new Response(JSON.stringify(pictures)));
  await removeUnused(cache);
  return true;
};

/** A permanently stored picture; undefined if it is not stored. */
export const pictureKeptForGood = (address: string): Promise<Response | undefined> =>
  caches.match(new URL(address, worker.location.origin), { cacheName: keptForGood, ignoreVary: true });
