/** Writes `_headers` and `_redirects`, which Netlify and Cloudflare read. Pure. */
import {
  availabilityPath,
  cacheForADay,
  cacheForAMinute,
  immutableCache,
  foldersForADay,
  immutableFolders,
  defaultLanguagePrefix,
  hashedPrefix,
} from "../../src/settings/hosting";
import { feedTypes } from "./content-types";
import { isHidden } from "./hidden-files";
import { type HostFacts, type HostRedirect, languagePrefixes, staffAddresses } from "./host-facts";

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** The text of `_headers`. Hosts join the values when two rules set one header, so no two rules here do. */
export const headersFile = ({ security, rootFiles }: Pick<HostFacts, "security" | "rootFiles">): string => {
  const rules = [
    rule("/*", security),
    ...immutableFolders.map((folder) => rule(`${folder}*`, { "Cache-Control": immutableCache })),
    ...hashedPaths(rootFiles).map((path) => rule(path, { "Cache-Control": immutableCache })),
    ...foldersForADay.map((folder) => rule(`${folder}*`, { "Cache-Control": cacheForADay })),
    rule(availabilityPath, { "Cache-Control": cacheForAMinute, "Access-Control-Allow-Origin": "*" }),
    ...staffAddresses
      .flatMap((page) => [page, `${page}.html`, ...belowStaff(page)])
      .map((path) => rule(path, { "X-Robots-Tag": "noindex" })),
    ...languagePrefixes.flatMap((prefix) =>
      Object.entries(feedTypes).map(([name, type]) => rule(`${prefix}/${name}`, { "Content-Type": type })),
    ),
  ];
  return `${rules.join("\n\n")}\n`;
};

/** Netlify takes `/admin/*` for `/administrator` too, and Cloudflare for `/admin/`, which is to lose its slash. */
const belowStaff = (page: string): string[] => [`${page}/:view`, `${page}/:view/*`];

/** Patterns of the scripts and styles at the root: the name before the hash, or the whole name where a page begins like that. */
const hashedPaths = (rootFiles: readonly string[]): string[] => {
  const others = rootFiles.filter((file) => hashedPrefix(file) === undefined && !isHidden(file));
  const all = [...new Set(rootFiles.flatMap((file) => shortPrefix(hashedPrefix(file))))].sort();
  const prefixes = all.filter((prefix) => !all.some((other) => other !== prefix && prefix.startsWith(other)));
  return prefixes.flatMap((prefix) =>
    others.some((file) => file.startsWith(prefix))
      ? rootFiles.filter((file) => hashedPrefix(file)?.startsWith(prefix)).map((file) => `/${file}`)
      : [`/${prefix}*`],
  );
};

/** Pages' bundles share one rule, however many pages there are, and so do a numbered script and its style sheet. */
const shortPrefix = (prefix: string | undefined): string[] =>
  prefix === undefined
    ? []
    : [prefix.startsWith("component---") ? "component---" : prefix.replace(/^(\d+)[-.]$/, "$1")];

const slashed = (from: string, to: string): string[] => [`${from} ${to} 301`, `${from}/ ${to} 301`];

/**
 * An address in its letters, which Netlify compares and Cloudflare percent-encodes in capitals, as browsers do; and percent-encoded in small
 * letters, as the addresses of WordPress are, which Cloudflare takes for another one.
 */
const written = (path: string): string[] => {
  const small = encodeURI(path).replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase());
  return [...new Set([path.replaceAll(" ", "%20"), small])];
};

/** Greek capitals; Latin ones in an address are the host's own business. */
const inCapitals = (path: string): string => path.replace(/[^\p{ASCII}]+/gu, (letters) => letters.toUpperCase());

const redirectLines = ({ from, to, keepsRest }: HostRedirect): string[] => {
  const addresses = written(from);
  if (from.endsWith("/")) return addresses.map((address) => `${address}* ${to}${keepsRest ? ":splat" : ""} 301`);
  const others = written(inCapitals(from)).filter((address) => !addresses.includes(address));
  return [
    ...addresses.flatMap((address) => [...slashed(address, to), `${address}.html ${to} 301`]),
    ...others.map((address) => `${address} ${to} 301`),
  ];
};

/**
 * Addresses with the prefix of the default language, segment by segment: a splat would take `/en//other.example` for `//other.example`, which is another site,
 * and would keep a trailing slash.
 */
const formerAddresses = (pages: readonly string[]): string[] => {
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

/**
 * Redirects to the backend's current free nights. Netlify prefers the file of that name unless the status ends with `!`, which
 * Cloudflare does not support: it ignores that line and uses the next.
 */
const availability = (calendars: string): readonly string[] =>
  calendars === "" ? [] : ["302!", "302"].map((status) => `${availabilityPath} ${calendars} ${status}`);

/** The text of `_redirects`: pages that have moved, the prefix of the default language, the free nights, and the addresses of the staff pages. */
export const redirectsFile = ({
  pages,
  redirects,
  calendars,
}: Pick<HostFacts, "pages" | "redirects" | "calendars">): string =>
  [
    ...redirects.flatMap(redirectLines),
    ...formerAddresses(pages),
    ...availability(calendars),
    ...staffAddresses.flatMap(belowStaff).map((path) => `${path} ${path.slice(0, path.indexOf("/:"))} 200`),
    "",
  ].join("\n");
