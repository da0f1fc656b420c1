/** What the files for hosts are written from. */
import { type Redirect, canonicalPath, defaultLanguagePrefix, notFoundFiles } from "../../src/settings/hosting";
import { inLanguage, languages } from "../../src/settings/languages";
import { staffPages } from "../../src/settings/staff";

export interface HostFacts {
  /** Headers of every answer. */
  readonly security: Readonly<Record<string, string>>;
  /** Names of the files at the root of the built site. */
  readonly rootFiles: readonly string[];
  /** Addresses of all pages but the not-found ones: `/`, `/contact`, `/el/contact`. */
  readonly pages: readonly string[];
  readonly redirects: readonly HostRedirect[];
  /** Address at which the backend tells the free nights; empty where there is no backend, and a file of the build tells them. */
  readonly calendars: string;
}

/** A redirect as servers take it: found whatever its capitals are, with a slash or `.html` at its end too. */
export interface HostRedirect {
  /** The canonical path that has moved; with a slash at its end, everything below it. */
  readonly from: string;
  /** Where it leads, percent-encoded. */
  readonly to: string;
  /** Whether what stands below `from` is added to `to`, which then ends with a slash. */
  readonly keepsRest: boolean;
}

/** The redirects of the content for servers: a page that is there goes before them, and of two for one address the first counts. */
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

/** What may stand below an address and be taken over into another: nothing that a header or a browser reads as something else. */
export const restOfAddress = String.raw`[\w.~-]+(?:/[\w.~-]+)*`;

/** Addresses of the pages in a list of HTML files: `el/contact.html` → `/el/contact`. */
export const addressesOf = (pageFiles: readonly string[]): string[] =>
  pageFiles
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`)
    .filter((address) => !notFoundAddresses.includes(address))
    .sort();

/** Where the not-found page could be asked for like any other, which is answered as what it is. */
export const notFoundAddresses = languages.map((language) => inLanguage("/404", language));

/** The staff pages in every language: each answers for all addresses below it. */
export const staffAddresses = languages.flatMap((language) => staffPages.map((page) => inLanguage(page, language)));

/** The languages whose addresses begin with a prefix, with their not-found page: `/el`, `/el/404.html`. */
export const prefixedLanguages = languages
  .map((language) => ({ prefix: inLanguage("/", language), notFound: `/${notFoundFiles[language]}` }))
  .filter(({ prefix }) => prefix !== "/");

/** What addresses begin with in each language. */
export const languagePrefixes = languages.map((language) => inLanguage("/", language).replace(/\/$/, ""));

/** The not-found page of addresses without a prefix. */
export const defaultNotFound = `/${notFoundFiles.en}`;

/** A text as a regular expression matches it. */
export const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Any of some texts. */
export const anyOf = (texts: readonly string[]): string => `(?:${texts.map(quoted).join("|")})`;

/**
 * How an address shows its page, as servers read it: the first group is the page's path without prefix of the default language, `/index`, `.html` and
 * slash at the end, and is empty for the home page.
 */
export const pageInAddress = String.raw`^(?:${quoted(defaultLanguagePrefix)}(?![^/]))?(/.*?)??(?:/index)?(?:\.html)?/?$`;

/** A header's value between double quotes. Throws at what the files of servers would read as something else. */
export const inQuotes = (value: string): string => {
  if (/["\\$%{}\r\n]/.test(value)) throw new Error(`A header's value cannot be written for servers: ${value}`);
  return `"${value}"`;
};
