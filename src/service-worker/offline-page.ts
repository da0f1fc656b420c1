/** The page that stands in for one that is not on the device. */
import { inLanguage, languageOfPath, languages } from "../settings/languages";
import { isOfThisEdition } from "./same-build";
import { buildCache } from "./version";

export const offlinePages: readonly string[] = languages.map((language) => inLanguage("/offline", language));

/** Fetches the offline pages into the build's cache. Throws when the host does not serve this build yet, or no more. */
export const fetchOfflinePages = async (): Promise<void> => {
  const cache = await caches.open(buildCache);
  for (const page of offlinePages) {
    const response = await fetch(page, { cache: "no-cache" });
    if (!(await isOfThisEdition(response))) throw new Error(`${page} is not of this service worker's edition.`);
    await cache.put(page, response);
  }
};

/** The offline page in the language of an address. */
export const offlinePageFor = async (address: string): Promise<Response | undefined> => {
  const page = inLanguage("/offline", languageOfPath(new URL(address).pathname));
  return (await caches.open(buildCache)).match(page, { ignoreVary: true });
};
