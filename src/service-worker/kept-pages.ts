/**
 * The pages that remain available: those stored permanently at the visitor's request, and visited pages, which are taken over into the cache
 * of a new build. The pictures of permanently stored pages have their own cache, which all builds share.
 */
import { keptForGood } from "../settings/worker-messages";
import { buildCache, cachedIn, isComplete, worker, cacheKeyOf, isOldCache, stampOfResponse, version } from "./caches";
import { cacheVisit } from "./cache-visit";
import { bundleHashOf } from "../lib/build-record";
import { pairedUrl } from "../lib/page-data";
import { offlinePages } from "./offline-page";

const pathOf = ({ url }: Request): string => new URL(url).pathname;
const isPicture = (path: string): boolean => /\.\w+$/.test(path);

/** All sizes of the page's pictures as AVIF, which all supported browsers can display except Edge before version 121. */
const picturesOf = (html: string): string[] => [...new Set(html.match(/\/static\/[^\s",]+\.avif/g) ?? [])];

/** The paths of the permanently stored pages. Each is a cache key, with an empty response. */
export const pagesKeptForGood = async (): Promise<string[]> => {
  if (!(await caches.has(keptForGood))) return [];
  const requests = await (await caches.open(keptForGood)).keys();
  return requests.map(pathOf).filter((path) => !isPicture(path));
};

/**
 * Removes the permanently stored pictures that no stored page of this build shows. Called only when this build's worker is activated: until
 * then, the pages of the earlier build are shown with their own pictures.
 */
const removeUnusedPictures = async (): Promise<void> => {
  const paths = await pagesKeptForGood();
  if (paths.length === 0) return;
  const [own, cache] = await Promise.all([caches.open(buildCache), caches.open(keptForGood)]);
  const pages = await Promise.all(paths.map(async (path) => (await cachedIn(own, path))?.text()));
  const used = new Set(picturesOf(pages.join("")));
  for (const request of await cache.keys()) {
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
  await cache.put(path, new Response());
  return true;
};

/** A permanently stored picture; undefined if it is not stored. */
export const pictureKeptForGood = (address: string): Promise<Response | undefined> =>
  caches.match(new URL(address, worker.location.origin), { cacheName: keptForGood, ignoreVary: true });

/** Maximum number of visited pages that a new build takes over: the latest, each with its data. */
const maxPages = 20;

const pagesIn = async (name: string): Promise<string[]> => {
  const requests = await (await caches.open(name)).keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !/\.\w+$/.test(path) && !offlinePages.includes(path));
};

/** The pages cached by earlier builds, latest last. */
const knownPages = async (): Promise<string[]> => {
  const old = (await caches.keys()).filter(isOldCache);
  return [...new Set((await Promise.all(old.map(pagesIn))).flat())];
};

export const cacheKnownPages = async (event: ExtendableEvent): Promise<void> => {
  for (const path of (await knownPages()).slice(-maxPages)) await cacheVisit(event, path);
};

/** Whether the site no longer has a page at a path, or redirects it. Throws without a network. */
const isGone = async (path: string): Promise<boolean> => {
  const { status, redirected } = await fetch(path);
  return redirected || status === 404 || status === 410;
};

/**
 * Stores the permanently stored pages as they are in this build. A page that the site no longer has is forgotten. Throws if any
 * other one cannot be stored, for example if the connection breaks: the new worker must not replace the earlier one without it.
 */
export const cacheKeptPages = async (event: ExtendableEvent): Promise<void> => {
  for (const path of await pagesKeptForGood()) {
    if (await keepForGood(event, path)) continue;
    if (!(await isGone(path))) throw new Error(`${path} could not be stored for this build.`);
    await (await caches.open(keptForGood)).delete(path, { ignoreVary: true });
  }
};

/**
 * Copies pages that were visited while this build was waiting, if they are of the same bundle. A page and its data are
 * never combined from different builds.
 */
const migrateCache = async (name: string): Promise<void> => {
  const [old, own] = await Promise.all([caches.open(name), caches.open(buildCache)]);
  for (const { url } of (await old.keys()).slice(-2 * maxPages)) {
    const path = new URL(url).pathname;
    const kept = await cachedIn(old, path);
    if (kept === undefined || (await cachedIn(own, path)) !== undefined) continue;
    const stamp = (await stampOfResponse(kept)) ?? "";
    if (bundleHashOf(stamp) !== version.bundleHash) continue;
    const other = pairedUrl(path);
    const paired = other === undefined ? undefined : await cachedIn(own, other);
    if (paired === undefined || (await stampOfResponse(paired)) === stamp) await own.put(cacheKeyOf(path), kept);
  }
};

/**
 * Copies from the page caches of earlier builds and removes them, and the pictures that are no longer used. Does nothing if there is an even
 * newer worker, which will do the same.
 */
export const removeOldCaches = async (): Promise<void> => {
  const { installing, waiting } = worker.registration;
  if (installing !== null || waiting !== null) return;
  for (const name of (await caches.keys()).filter(isOldCache)) {
    await migrateCache(name).catch(() => undefined);
    await caches.delete(name);
  }
  await removeUnusedPictures();
};
