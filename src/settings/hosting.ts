/**
 * How the site is served, whoever serves it: canonical addresses, redirects and caching. The local server
 * follows this table, and the build writes it out for hosts (gatsby/hosting).
 */
import { type Language, defaultLanguage } from "./languages";

/** An address that has moved, answered with 301; `/*` at an end stands for everything below, and is kept where both have it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What stands before the pages of the default language nowhere but in what people type. */
export const defaultLanguagePrefix = `/${defaultLanguage}`;

/** Where the backend answers when it shares the site's origin. Never cached, never a page. */
export const backendPaths = ["/rest/", "/auth/", "/storage/", "/functions/", "/_mailbox"] as const;

/** Where the free nights are told to everybody: by the backend, or by a file of the build where no backend answers. */
export const availabilityPath = "/availability.json";

/** The not-found page's file in each language. */
export const notFoundFiles: Record<Language, string> = { en: "404.html", el: "el/404.html" };

const withoutDefaultLanguage = (pathname: string): string =>
  pathname === defaultLanguagePrefix || pathname.startsWith(`${defaultLanguagePrefix}/`)
    ? pathname.slice(defaultLanguagePrefix.length) || "/"
    : pathname;

/**
 * The one address of a page: lower case, single slashes, no slash at the end, no `index.html`, no prefix of the default language.
 * `/EN//Contact/` → `/contact`. A path that is already canonical comes back unchanged.
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

/** Where a path has moved, or undefined. Letters may be large or small; the first redirect that fits counts. */
export const followed = (pathname: string, redirects: readonly Redirect[]): string | undefined => {
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

/** `Cache-Control` of files whose address changes with their content, and of fonts, which never change. */
export const immutableCache = `public, max-age=${year}, immutable`;
/** Of files with a fixed address that seldom change: icons, wordmarks, social cards. */
export const cacheForADay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;
/** Of everything else: kept, but asked about each time. */
export const revalidate = "public, max-age=0, must-revalidate";

/** Of the free nights: as long as the backend lets its own answer be kept. */
export const cacheForAMinute = "public, max-age=60";

/** Folders whose files carry their content's hash in their address, or never change. */
export const immutableFolders = ["/static/", "/fonts/"] as const;
/** Folders of files with a fixed address that seldom change. */
export const foldersForADay = ["/brand/", "/icons/", "/cards/"] as const;

/** How the name of a script or style sheet at the root ends that carries its content's hash, as servers read it too. */
export const hashedEnding = String.raw`[-.](?:[0-9a-f]{20}|[0-9A-Z]{8})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$`;
const hashed = new RegExp(hashedEnding);

/** What stands before the hash in such a name: `app-0a1b….js` → `app-`, or undefined. */
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
