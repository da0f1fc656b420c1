/** Takes the pages a visitor knows into a new build, so that an update does not take them away. */
import { keepVisit } from "./keep-visit";
import { offlinePages } from "./offline-page";
import { isOldCache } from "./version";

/** How many of the last pages are fetched again. */
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

/** Removes what earlier builds kept of pages. */
export const removeOldCaches = async (): Promise<void> => {
  const old = (await caches.keys()).filter(isOldCache);
  await Promise.all(old.map((name) => caches.delete(name)));
};
