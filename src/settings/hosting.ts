/**
 * How any host must serve the site: canonical URLs, redirects and caching. The local server follows these rules, and
 * the build writes them in the formats of hosts (gatsby/hosting).
 */
import { type Language, defaultLanguage, inLanguage, languages } from "./languages";

/**
 * A permanent redirect (301). `/*` at the end of `from` matches everything below; if `to` also ends in `/*`, the rest
 * of the path is preserved.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The prefix of the default language. No page has it, but visitors may type it. */
export const defaultLanguagePrefix = `/${defaultLanguage}`;

/** Paths of the backend if it shares the site's origin. Never cached, never a page. */
export const backendPaths = ["/rest/", "/auth/", "/storage/", "/functions/", "/_mailbox"] as const;

/** Path of the public availability: served by the backend, or by a file of the build if there is no backend. */
export const availabilityPath = "/availability.json";

/** Files that pages of every origin may read: the data that the site offers to other programs (decision 0048). */
export const openFiles = [availabilityPath, "/stay.json", "/stay.schema.json"] as const;

/** The not-found page's file in each language. */
export const notFoundFiles: Record<Language, string> = { en: "404.html", el: "el/404.html" };

/** Paths at which the not-found page itself could be requested. Servers respond to them with 404. */
export const notFoundAddresses = languages.map((language) => inLanguage("/404", language));

const withoutDefaultLanguage = (pathname: string): string =>
  pathname === defaultLanguagePrefix || pathname.startsWith(`${defaultLanguagePrefix}/`)
    ? pathname.slice(defaultLanguagePrefix.length) || "/"
    : pathname;

/**
 * The canonical path of a page: lower case, single slashes, no slash at the end, no `index.html` or `.html`, no prefix of
 * the default language. `/EN//Contact/` → `/contact`. A canonical path is returned unchanged.
 */
export const canonicalPath = (pathname: string): string => {
  const plain = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\/index(?:\.html)?$/, "/")
    .replace(/\.html$/, "")
    .replace(/(.)\/$/, "$1");
  return withoutDefaultLanguage(plain);
};

/** The redirect target of a path, or undefined. Paths are compared without regard to case; the first matching redirect is used. */
export const redirectTarget = (pathname: string, redirects: readonly Redirect[]): string | undefined => {
  const path = pathname.toLowerCase();
  for (const { from, to } of redirects) {
    const wanted = from.toLowerCase();
    if (path === wanted) return to;
    if (!wanted.endsWith("/*") || !path.startsWith(wanted.slice(0, -1))) continue;
    return to.endsWith("/*") ? to.slice(0, -1) + pathname.slice(wanted.length - 1) : to;
  }
  return undefined;
};

const year = 31_536_000;
const day = 86_400;

/** `Cache-Control` of files whose URL changes with their content, and of fonts, which never change. */
export const immutableCache = `public, max-age=${year}, immutable`;
/** `Cache-Control` of files with a fixed URL that seldom change: icons, wordmarks, social cards, the small map. */
export const cacheForADay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;
/** `Cache-Control` of all other files: cached, but revalidated for each request. */
export const revalidate = "public, max-age=0, must-revalidate";

/** `Cache-Control` of the availability, the same as the backend's. */
export const cacheForAMinute = "public, max-age=60";

/** Folders whose files have a content hash in their name, or never change. */
export const immutableFolders = ["/static/", "/fonts/"] as const;
/** Folders of files with a fixed URL that seldom change. */
export const foldersForADay = ["/brand/", "/icons/", "/cards/", "/map/"] as const;

/** The end of a script's or style sheet's name that has a content hash, as a regular expression for hosts too. */
export const hashedEnding = String.raw`[-.](?:[0-9a-f]{20}|[0-9A-Z]{8})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$`;
const hashed = new RegExp(hashedEnding);

/** The part before the content hash of a script's or style sheet's name: `app-0a1b….js` → `app-`; undefined without a hash. */
export const hashedPrefix = (file: string): string | undefined => {
  const found = hashed.exec(file);
  return found === null ? undefined : file.slice(0, found.index + 1);
};

/** `Cache-Control` of a path in the built site. */
export const cachingOf = (pathname: string): string => {
  if (pathname === availabilityPath) return cacheForAMinute;
  if (immutableFolders.some((folder) => pathname.startsWith(folder))) return immutableCache;
  if (foldersForADay.some((folder) => pathname.startsWith(folder))) return cacheForADay;
  const file = pathname.slice(1);
  return !file.includes("/") && hashedPrefix(file) !== undefined ? immutableCache : revalidate;
};
