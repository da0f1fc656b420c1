/** Takes the pages a visitor knows into a new build, so that an update does not take them away. */
import { editionOf } from "../lib/build-mark";
import { counterpartOf } from "./counterpart";
import { keepVisit } from "./keep-visit";
import { keptIn, keyOf } from "./key";
import { offlinePages } from "./offline-page";
import { markOfAnswer } from "./same-build";
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

export const carryOver = async (event: ExtendableEvent): Promise<void> => {
  for (const path of (await knownPages()).slice(-most)) await keepVisit(event, path);
};

/** Takes over pages that were read while this build waited, where its scripts and theirs are the same; never half of a page. */
const takeOver = async (name: string): Promise<void> => {
  const [old, own] = await Promise.all([caches.open(name), caches.open(buildCache)]);
  for (const { url } of (await old.keys()).slice(-2 * most)) {
    const path = new URL(url).pathname;
    const kept = await keptIn(old, path);
    if (kept === undefined || (await keptIn(own, path)) !== undefined) continue;
    const mark = (await markOfAnswer(kept)) ?? "";
    if (editionOf(mark) !== version.edition) continue;
    const other = counterpartOf(path);
    const beside = other === undefined ? undefined : await keptIn(own, other);
    if (beside === undefined || (await markOfAnswer(beside)) === mark) await own.put(keyOf(path), kept);
  }
};

/** Takes over and removes what earlier builds kept of pages. A still newer worker, when there is one, does it for all of them. */
export const removeOldCaches = async (): Promise<void> => {
  const { installing, waiting } = worker.registration;
  if (installing !== null || waiting !== null) return;
  for (const name of (await caches.keys()).filter(isOldCache)) {
    await takeOver(name).catch(() => undefined);
    await caches.delete(name);
  }
};
