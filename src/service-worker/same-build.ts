/** Lets a cache keep only whole answers that belong together (decisions §4). */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { editionOf, markOf } from "../lib/build-mark";
import { counterpartOf } from "./counterpart";
import { keptIn, keyOf } from "./key";
import { worker } from "./scope";
import { buildCache, version } from "./version";
import { isWhole } from "./whole";

/** Called when the network answers with something newer: there is a newer service worker to be had. */
const lookForUpdate = (): void => {
  // Offline, or already looking: the browser looks again by itself.
  worker.registration.update().catch(() => undefined);
};

/** The mark an answer carries; undefined for none. The answer can still be read afterwards. */
export const markOfAnswer = async (response: Response): Promise<string | undefined> =>
  markOf(await response.clone().text());

const isWholePage = (response: Response): boolean => isWhole(response) && !response.redirected;

/** Whether an answer may be kept: complete, our own, and of this edition. */
export const isOfThisEdition = async (response: Response): Promise<boolean> => {
  if (!isWholePage(response)) return false;
  const edition = editionOf((await markOfAnswer(response)) ?? "");
  if (edition !== "" && edition !== version.edition) lookForUpdate();
  return edition === version.edition;
};

/**
 * To be called when a page, or its data, has been kept: what is kept of the other part and says something else is fetched again, or
 * goes where nothing comes that fits.
 */
export const renewOther = async (path: string, kept: Response): Promise<void> => {
  const other = counterpartOf(path);
  if (other === undefined) return;
  const cache = await caches.open(buildCache);
  const known = await keptIn(cache, other);
  if (known === undefined) return;
  const mark = await markOfAnswer(kept);
  if ((await markOfAnswer(known)) === mark) return;
  lookForUpdate();
  const fresh = await fetch(other, { cache: "no-cache" }).catch(() => undefined);
  if (fresh !== undefined && isWholePage(fresh) && (await markOfAnswer(fresh)) === mark)
    await cache.put(keyOf(other), fresh);
  else await cache.delete(keyOf(other), { ignoreVary: true });
};

export const sameBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await isOfThisEdition(response)) ? response : null),
  cacheDidUpdate: ({ request, newResponse }) => renewOther(new URL(request.url).pathname, newResponse),
};
