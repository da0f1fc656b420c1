/** Writes the hosting table in the syntax that Netlify, Cloudflare Pages and others read from `_headers` and `_redirects`. */
import {
  type Redirect,
  availabilityPath,
  cacheForADay,
  cacheForAMinute,
  cacheForever,
  defaultLanguagePrefix,
  foldersForADay,
  foldersForever,
  hashedPrefix,
  notFoundFiles,
} from "../../src/settings/hosting";
import { inLanguage, languages } from "../../src/settings/languages";
import { staffPages } from "../../src/settings/staff";

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * The text of `_headers`. Hosts join the values when two rules set one header, so no two rules here do.
 * @param rootFiles names of the files at the root of the built site
 */
export const headersFile = (security: Readonly<Record<string, string>>, rootFiles: readonly string[]): string => {
  const all = [...new Set(rootFiles.flatMap((file) => shortPrefix(hashedPrefix(file))))].sort();
  const prefixes = all.filter((prefix) => !all.some((other) => other !== prefix && prefix.startsWith(other)));
  const staff = languages.flatMap((language) => staffPages.map((page) => inLanguage(page, language)));
  const rules = [
    rule("/*", security),
    ...foldersForever.map((folder) => rule(`${folder}*`, { "Cache-Control": cacheForever })),
    ...prefixes.map((prefix) => rule(`/${prefix}*`, { "Cache-Control": cacheForever })),
    ...foldersForADay.map((folder) => rule(`${folder}*`, { "Cache-Control": cacheForADay })),
    rule(availabilityPath, { "Cache-Control": cacheForAMinute, "Access-Control-Allow-Origin": "*" }),
    ...staff.map((page) => rule(`${page}*`, { "X-Robots-Tag": "noindex" })),
  ];
  return `${rules.join("\n\n")}\n`;
};

/** Pages' bundles share one rule, however many pages there are. */
const shortPrefix = (prefix: string | undefined): string[] =>
  prefix === undefined ? [] : [prefix.startsWith("component---") ? "component---" : prefix];

/**
 * To what the backend tells of free nights now. Netlify prefers the file of that name unless the status ends with `!`, which
 * Cloudflare does not know: it passes over that line and takes the next.
 */
const availability = (backend: string): readonly string[] =>
  backend === ""
    ? []
    : ["302!", "302"].map((status) => `${availabilityPath} ${backend}/functions/v1/calendars ${status}`);

/**
 * The text of `_redirects`: addresses that have moved, the free nights, staff pages below their root, and the Greek not-found page.
 * @param backend address of the backend that visitors reach, without a slash at the end; empty where there is none
 */
export const redirectsFile = (redirects: readonly Redirect[], backend = ""): string => {
  const splat = (path: string): string => path.replace(/\*$/, ":splat");
  const ofDefaultLanguage = [
    { from: defaultLanguagePrefix, to: "/" },
    { from: `${defaultLanguagePrefix}/*`, to: "/*" },
  ];
  const moved = [...redirects, ...ofDefaultLanguage].map(
    ({ from, to }) => `${encodeURI(from)} ${splat(encodeURI(to))} 301`,
  );
  const staff = languages.flatMap((language) =>
    staffPages.map((page) => inLanguage(page, language)).map((page) => `${page}/* ${page} 200`),
  );
  const notFound = languages
    .filter((language) => inLanguage("/", language) !== "/")
    .map((language) => `${inLanguage("/", language)}/* /${notFoundFiles[language]} 404`);
  return `${[...moved, ...availability(backend), ...staff, ...notFound].join("\n")}\n`;
};
