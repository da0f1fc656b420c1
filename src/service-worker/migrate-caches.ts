/** Takes the pages a visitor knows into a new build, so that an update does not take them away. */
import { bundleHashOf } from "../lib/build-stamp";
import { pairedUrl } from "./paired-url";
import { cacheVisit } from "./cache-visit";
import { keepForGood, pagesKeptForGood } from "./keep-for-good";
import { cachedIn, cacheKeyOf } from "./cache-key";
import { offlinePages } from "./offline-page";
import { stampOfResponse } from "./consistency";
import { worker } from "./scope";
import { buildCache, isOldCache, version } from "./version";

/** How many of the last pages go over; each is kept with its data. */
const most = 20;

const pagesIn = async (name: string): Promise<string[]> => {
  const requests = await (await caches.open(name)).keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !/\.\w+$/.test(path) && !offlinePages.includes(path));
};

/** The pages kept by earlier builds, latest last. */
const knownPages = async (): Promise<string[]> => {
  const old = (await caches.keys()).filter(isOldCache);
  return [...new Set((await Promise.all(old.map(pagesIn))).flat())];
};

export const cacheKnownPages = async (event: ExtendableEvent): Promise<void> => {
  for (const path of (await knownPages()).slice(-most)) await cacheVisit(event, path);
  for (const path of await pagesKeptForGood()) await keepForGood(event, path);
};

/** Takes over pages that were read while this build waited, where its scripts and theirs are the same; never half of a page. */
const migrateCache = async (name: string): Promise<void> => {
  const [old, own] = await Promise.all([caches.open(name), caches.open(buildCache)]);
  for (const { url } of (await old.keys()).slice(-2 * most)) {
    const path = new URL(url).pathname;
    const kept = await cachedIn(old, path);
    if (kept === undefined || (await cachedIn(own, path)) !== undefined) continue;
    const stamp = (await stampOfResponse(kept)) ?? "";
    if (bundleHashOf(stamp) !== version.bundleHash) continue;
    const other = pairedUrl(path);
    const beside = other === undefined ? undefined : await cachedIn(own, other);
    if (beside === undefined || (await stampOfResponse(beside)) === stamp) await own.put(cacheKeyOf(path), kept);
  }
};

/** Takes over and removes what earlier builds kept of pages. A still newer worker, when there is one, does it for all of them. */
export const removeOldCaches = async (): Promise<void> => {
  const { installing, waiting } = worker.registration;
  if (installing !== null || waiting !== null) return;
  for (const name of (await caches.keys()).filter(isOldCache)) {
    await migrateCache(name).catch(() => undefined);
    await caches.delete(name);
  }
};
