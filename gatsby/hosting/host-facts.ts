/** The data and the patterns from which the configuration files of all hosts are written, and which files of `public/` visitors get. */
import {
  type Redirect,
  availabilityPath,
  cacheForADay,
  cacheForAMinute,
  canonicalPath,
  defaultLanguagePrefix,
  foldersForADay,
  hashedEnding,
  immutableCache,
  immutableFolders,
  notFoundAddresses,
  notFoundFiles,
} from "../../src/settings/hosting";
import { inLanguage, languages } from "../../src/settings/languages";
import { staffPages, jsonFeedPath, rssPath } from "../../src/settings/routes";
import { shellPage } from "../service-worker/generated-worker";
import { addressOf } from "../folders";

export interface HostFacts {
  readonly security: Readonly<Record<string, string>>;
  /** Names of the files at the root of the built site. */
  readonly rootFiles: readonly string[];
  /** Paths of all pages except the not-found pages and the shell: `/`, `/contact`, `/el/contact`. */
  readonly pages: readonly string[];
  readonly redirects: readonly HostRedirect[];
  /** URL of the backend's free nights. Empty without a backend: then a file of the build has them. */
  readonly calendars: string;
  /** Whether the files are for Netlify, whose redirects need `!` to win over a file. */
  readonly onNetlify: boolean;
}

/** A redirect as servers apply it: case-insensitive, and also for the path with a trailing slash or `.html`. */
export interface HostRedirect {
  /** The canonical path that has moved; if it ends with a slash, also everything below it. */
  readonly from: string;
  readonly to: string;
  /** Whether the rest of the path below `from` is added to `to`, which then ends with a slash. */
  readonly keepsRest: boolean;
}

/** The content's redirects for servers. An existing page wins over a redirect, and the first of two redirects for the same path wins. */
export const hostRedirects = (redirects: readonly Redirect[], pages: readonly string[]): HostRedirect[] => {
  const taken = new Set(pages);
  return redirects.flatMap(({ from, to }) => {
    const isWide = from.endsWith("/*");
    const path = canonicalPath(isWide ? from.slice(0, -2) : from) + (isWide ? "/" : "");
    if (taken.has(path)) return [];
    taken.add(path);
    return [{ from: path, to: encodeURI(to.replace(/\*$/, "")), keepsRest: isWide && to.endsWith("/*") }];
  });
};

/** The source of a regular expression that matches exactly `text`. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for the rest of a path that may be copied into a target: only characters that are safe in a header and in a URL. */
export const restOfAddress = String.raw`[\w.~-]+(?:/[\w.~-]+)*`;

/** Paths of the pages in a list of HTML files, without the not-found pages and the shell of gatsby-plugin-offline. */
export const addressesOf = (pageFiles: readonly string[]): string[] =>
  pageFiles
    .map(addressOf)
    .filter((address) => !notFoundAddresses.includes(address) && address !== `/${shellPage}`)
    .sort();

/** Paths of the staff pages in every language. Each page is also served for all paths below it. */
export const staffAddresses = languages.flatMap((language) => staffPages.map((page) => inLanguage(page, language)));

/** The languages whose paths begin with a prefix, with their not-found page: `/el`, `/el/404.html`. */
export const prefixedLanguages = languages
  .map((language) => ({ prefix: inLanguage("/", language), notFound: `/${notFoundFiles[language]}` }))
  .filter(({ prefix }) => prefix !== "/");

/** The path prefix of each language; empty for the default language. */
export const languagePrefixes = languages.map((language) => inLanguage("/", language).replace(/\/$/, ""));

/** The not-found page for paths without a prefix. */
export const defaultNotFound = `/${notFoundFiles.en}`;

/** A pattern of a path, for servers that ignore the case of Latin letters only: `δ` becomes `(?:δ|Δ)`. Sigma has two lower-case forms. */
export const inEitherCase = (path: string): string =>
  Array.from(patternOf(path), (letter) => {
    const sigmas = /[σς]/i.test(letter) ? ["σ", "ς"] : [];
    const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase(), ...sigmas])];
    return /[\u0080-\u{10ffff}]/u.test(letter) && cases.length > 1 ? `(?:${cases.join("|")})` : letter;
  }).join("");

/** A pattern that matches any of the texts. */
export const anyOf = (texts: readonly string[]): string => `(?:${texts.map(patternOf).join("|")})`;

/**
 * `Cache-Control` by a pattern, which matches the beginning of a path or, if it ends with `$`, all of it. Other responses are revalidated for
 * each request.
 */
export const cachingRules = [
  { name: "forever", pattern: anyOf(immutableFolders), caching: immutableCache },
  { name: "hashed", pattern: `/[^/?]+${hashedEnding}`, caching: immutableCache },
  { name: "day", pattern: anyOf(foldersForADay), caching: cacheForADay },
  { name: "minute", pattern: `${patternOf(availabilityPath)}$`, caching: cacheForAMinute },
];

/** A pattern for a page's path and its aliases (`/en…`, `/index`, `.html`, `/`). Its first group is the canonical path; empty for `/`. */
export const pageInAddress = String.raw`^(?:${patternOf(defaultLanguagePrefix)}(?![^/]))?(/.*?)??(?:/index)?(?:\.html)?/?$`;

/** A header's value in double quotes. Throws for characters that have a meaning in servers' configuration files. */
export const inQuotes = (value: string): string => {
  if (/["\\$%{}\r\n]/.test(value)) throw new Error(`A header's value cannot be written for servers: ${value}`);
  return `"${value}"`;
};

/** Text types, all sent as UTF-8. Files with other endings than these and the binary ones are sent as `application/octet-stream`. */
export const textTypes = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".md": "text/markdown",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
} as const;

export const binaryTypes = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
} as const;

/** Content types of the feeds by file name, since their endings are those of any XML or JSON file. */
export const feedTypes: Readonly<Record<string, string>> = {
  [rssPath.slice(1)]: "application/rss+xml; charset=utf-8",
  [jsonFeedPath.slice(1)]: "application/feed+json; charset=utf-8",
};

/** Files and folders at the root of `public/` that are for hosts and builds, not for visitors. */
export const hiddenNames = ["_headers", "_redirects", "webpack.stats.json", "chunk-map.json"] as const;
export const hiddenFolders = ["_gatsby"] as const;

/** Compressed copies are sent under the name of their original. */
const copy = /\.(?:br|gz)$/;
/** Names that begin with a dot, except `.well-known`. */
const dotted = /(?:^|\/)\.(?!well-known\/)/;

/** Whether a file, by its path in `public/`, is hidden from visitors. */
export const isHidden = (file: string): boolean =>
  hiddenNames.some((name) => file === name) ||
  hiddenFolders.some((folder) => file.startsWith(`${folder}/`)) ||
  copy.test(file) ||
  dotted.test(file);
