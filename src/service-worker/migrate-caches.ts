/** Takes visited pages over into the cache of a new build, so that they remain available after an update. */
import { bundleHashOf } from "../lib/build-record";
import { pairedUrl } from "../lib/page-data";
import { cacheVisit } from "./cache-visit";
import { keepForGood, pagesKeptForGood } from "./keep-for-good";
import { buildCache, cacheKeyOf, cachedIn, isOldCache, stampOfResponse, version, worker } from "./caches";
import { offlinePages } from "./offline-page";

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
  for (const path of await pagesKeptForGood()) await keepForGood(event, path);
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

/** Copies from the page caches of earlier builds and removes them. Does nothing if there is an even newer worker, which will do the same. */
export const removeOldCaches = async (): Promise<void> => {
  const { installing, waiting } = worker.registration;
  if (installing !== null || waiting !== null) return;
  for (const name of (await caches.keys()).filter(isOldCache)) {
    await migrateCache(name).catch(() => undefined);
    await caches.delete(name);
  }
};
