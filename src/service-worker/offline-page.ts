/** The page that is shown offline instead of one that is not cached. */
import { logoBackgrounds, logoPath } from "../settings/drawn-pictures";
import { inLanguage, languageOfPath, languages } from "../settings/languages";
import { buildCache, isOfThisBundle } from "./caches";

export const offlinePages: readonly string[] = languages.map((language) => inLanguage("/offline", language));

/** The wordmarks of the offline pages in every language: a visitor may have visited pages of only one language. */
const logos = languages.flatMap((language) => logoBackgrounds.map((background) => logoPath(language, background)));

/**
 * Fetches the offline pages and their wordmarks into the build's cache. Throws if the host does not (or no longer)
 * serve this build; a wordmark that cannot be loaded is left out.
 */
export const fetchOfflinePages = async (): Promise<void> => {
  const cache = await caches.open(buildCache);
  for (const page of offlinePages) {
    const response = await fetch(page, { cache: "no-cache" });
    if (!(await isOfThisBundle(response))) throw new Error(`${page} is not of this service worker's bundle.`);
    await cache.put(page, response);
  }
  await Promise.all(logos.map((logo) => cache.add(logo).catch(() => undefined)));
};

/** The offline page in the language of a URL. */
export const offlinePageFor = async (address: string): Promise<Response | undefined> => {
  const page = inLanguage("/offline", languageOfPath(new URL(address).pathname));
  return (await caches.open(buildCache)).match(page, { ignoreVary: true });
};
