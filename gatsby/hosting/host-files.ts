/** Writes `_headers` and `_redirects`, which Netlify and Cloudflare read. Pure functions. */
import {
  availabilityPath,
  cacheForADay,
  cacheForAMinute,
  immutableCache,
  foldersForADay,
  immutableFolders,
  defaultLanguagePrefix,
  hashedPrefix,
  openFiles,
} from "../../src/settings/hosting";
import { type HostFacts, type HostRedirect, feedTypes, isHidden, languagePrefixes, staffAddresses } from "./host-facts";

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** The text of `_headers`. Hosts join the values when two rules set the same header of a file, so no two rules here do. */
export const headersFile = ({ security, rootFiles }: Pick<HostFacts, "security" | "rootFiles">): string => {
  const rules = [
    rule("/*", security),
    ...immutableFolders.map((folder) => rule(`${folder}*`, { "Cache-Control": immutableCache })),
    ...hashedPaths(rootFiles).map((path) => rule(path, { "Cache-Control": immutableCache })),
    ...foldersForADay.map((folder) => rule(`${folder}*`, { "Cache-Control": cacheForADay })),
    ...openFiles.map((path) =>
      rule(path, {
        ...(path === availabilityPath && { "Cache-Control": cacheForAMinute }),
        "Access-Control-Allow-Origin": "*",
      }),
    ),
    ...staffAddresses
      .flatMap((page) => [page, `${page}.html`, ...belowStaff(page)])
      .map((path) => rule(path, { "X-Robots-Tag": "noindex" })),
    ...languagePrefixes.flatMap((prefix) =>
      Object.entries(feedTypes).map(([name, type]) => rule(`${prefix}/${name}`, { "Content-Type": type })),
    ),
  ];
  return `${rules.join("\n\n")}\n`;
};

/** `/admin/*` cannot be used: on Netlify it also matches `/administrator`, and on Cloudflare `/admin/`, which must redirect to `/admin`. */
const belowStaff = (page: string): string[] => [`${page}/:view`, `${page}/:view/*`];

/**
 * Patterns for the scripts and styles at the root: the name before the hash, or the whole name if another file
 * begins with the same letters.
 */
const hashedPaths = (rootFiles: readonly string[]): string[] => {
  const others = rootFiles.filter((file) => hashedPrefix(file) === undefined && !isHidden(file));
  const all = [...new Set(rootFiles.flatMap((file) => hashedPrefix(file) ?? []).map(shortPrefix))].sort();
  const prefixes = all.filter((prefix) => !all.some((other) => other !== prefix && prefix.startsWith(other)));
  return prefixes.flatMap((prefix) =>
    others.some((file) => file.startsWith(prefix))
      ? rootFiles.filter((file) => hashedPrefix(file)?.startsWith(prefix)).map((file) => `/${file}`)
      : [`/${prefix}*`],
  );
};

/** Shortens prefixes so that all page bundles share one rule, and so do a numbered script and its style sheet. */
const shortPrefix = (prefix: string): string =>
  prefix.startsWith("component---") ? "component---" : prefix.replace(/^(\d+)[-.]$/, "$1");

/** The redirects of a path without and with a slash at its end. */
const slashed = (from: string, to: string): string[] => [`${from} ${to} 301`, `${from}/ ${to} 301`];

/**
 * A path in two spellings: unencoded, as Netlify compares it, and encoded in lower case, as in WordPress's URLs. Cloudflare encodes in
 * upper case, and does not match a path that is encoded in lower case.
 */
const spellingsOf = (path: string): string[] => {
  const lowerCase = encodeURI(path).replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase());
  return [...new Set([path.replaceAll(" ", "%20"), lowerCase])];
};

/** Greek letters in capitals. Hosts handle Latin capitals themselves. */
const inCapitals = (path: string): string => path.replace(/[^\p{ASCII}]+/gu, (letters) => letters.toUpperCase());

const redirectLines = ({ from, to, keepsRest }: HostRedirect): string[] => {
  const addresses = spellingsOf(from);
  if (from.endsWith("/")) return addresses.map((address) => `${address}* ${to}${keepsRest ? ":splat" : ""} 301`);
  const others = spellingsOf(inCapitals(from)).filter((address) => !addresses.includes(address));
  return [
    ...addresses.flatMap((address) => [...slashed(address, to), `${address}.html ${to} 301`]),
    ...others.map((address) => `${address} ${to} 301`),
  ];
};

/**
 * Redirects from the default language's prefix, by segment: a splat would redirect `/en//other.example` to another site, and
 * would keep a slash at the end.
 */
const prefixRedirects = (pages: readonly string[]): string[] => {
  const deepest = Math.max(1, ...pages.map((page) => page.split("/").length - 1));
  const parts = Array.from({ length: deepest }, (_, index) => `/:part${index + 1}`);
  return [
    ...slashed(defaultLanguagePrefix, "/"),
    ...parts.flatMap((_, index) => {
      const path = parts.slice(0, index + 1).join("");
      return slashed(`${defaultLanguagePrefix}${path}`, path);
    }),
  ];
};

/** Redirects to the current free nights. Netlify prefers a file unless the status ends with `!`, which Cloudflare Workers refuses. */
const availability = ({ calendars, onNetlify }: Pick<HostFacts, "calendars" | "onNetlify">): readonly string[] =>
  calendars === "" ? [] : [`${availabilityPath} ${calendars} ${onNetlify ? "302!" : "302"}`];

/**
 * The text of `_redirects`: pages that have moved, the prefix of the default language, the free nights, and the
 * paths below the staff pages.
 */
export const redirectsFile = (facts: Pick<HostFacts, "pages" | "redirects" | "calendars" | "onNetlify">): string =>
  [
    ...facts.redirects.flatMap(redirectLines),
    ...prefixRedirects(facts.pages),
    ...availability(facts),
    ...staffAddresses.flatMap(belowStaff).map((path) => `${path} ${path.slice(0, path.indexOf("/:"))} 200`),
    "",
  ].join("\n");
