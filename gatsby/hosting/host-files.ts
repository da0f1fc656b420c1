/** Writes the hosting table in the syntax that Netlify, Cloudflare Pages and others read from `_headers` and `_redirects`. */
import {
  type Redirect,
  cacheForADay,
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
    ...staff.map((page) => rule(`${page}*`, { "X-Robots-Tag": "noindex" })),
  ];
  return `${rules.join("\n\n")}\n`;
};

/** Pages' bundles share one rule, however many pages there are. */
const shortPrefix = (prefix: string | undefined): string[] =>
  prefix === undefined ? [] : [prefix.startsWith("component---") ? "component---" : prefix];

/** The text of `_redirects`: addresses that have moved, staff pages below their root, and the Greek not-found page. */
export const redirectsFile = (redirects: readonly Redirect[]): string => {
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
  return `${[...moved, ...staff, ...notFound].join("\n")}\n`;
};
