/** Which pages are on this device, as the service worker keeps them. */
import { type Language, languageOfPath } from "../../settings/languages";

export interface SavedPage {
  readonly path: string;
  readonly title: string;
}

/** The caches that the service worker keeps pages in. */
const cachePrefix = "site-";

/** A page's own name: its title without the house's. */
const titleOf = (html: string): string => {
  const title = new DOMParser().parseFromString(html, "text/html").title;
  return title.replace(/\s\|\s[^|]*$/, "");
};

const isPage = (path: string, language: Language): boolean =>
  !/\.\w+$/.test(path) && !path.endsWith("/offline") && languageOfPath(path) === language;

/** Pages of a language that open without a network, the latest first. Empty where nothing can be kept. */
export const savedPages = async (language: Language): Promise<readonly SavedPage[]> => {
  if (!("caches" in window)) return [];
  const pages = new Map<string, string>();
  for (const name of (await caches.keys()).filter((key) => key.startsWith(cachePrefix))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const html = isPage(path, language)
        ? await (await cache.match(request, { ignoreVary: true }))?.text()
        : undefined;
      if (html !== undefined) pages.set(path, titleOf(html));
    }
  }
  return [...pages].map(([path, title]) => ({ path, title })).reverse();
};
