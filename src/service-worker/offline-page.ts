/** The page that stands in for one that is not on the device. */
import { logoBackgrounds, logoPath } from "../settings/interface";
import { inLanguage, languageOfPath, languages } from "../settings/languages";
import { isOfThisBundle } from "./consistency";
import { buildCache } from "./version";

export const offlinePages: readonly string[] = languages.map((language) => inLanguage("/offline", language));

/** The pictures that the offline pages show, each in its language: a visitor may have seen pages of the other one only. */
const logos = languages.flatMap((language) => logoBackgrounds.map((background) => logoPath(language, background)));

/**
 * Fetches the offline pages and their wordmarks into the build's cache. Throws when the host does not serve this build yet, or no more;
 * a wordmark that does not come is left out.
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

/** The offline page in the language of an address. */
export const offlinePageFor = async (address: string): Promise<Response | undefined> => {
  const page = inLanguage("/offline", languageOfPath(new URL(address).pathname));
  return (await caches.open(buildCache)).match(page, { ignoreVary: true });
};
