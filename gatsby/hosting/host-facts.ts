/** The data that the files for hosts are written from. */
import { type Redirect, canonicalPath, defaultLanguagePrefix, notFoundFiles } from "../../src/settings/hosting";
import { inLanguage, languages } from "../../src/settings/languages";
import { staffPages } from "../../src/settings/staff";
import { shellPage } from "../service-worker/generated-worker";

export interface HostFacts {
  /** Headers of every answer. */
  readonly security: Readonly<Record<string, string>>;
  /** Names of the files at the root of the built site. */
  readonly rootFiles: readonly string[];
  /** Addresses of all pages but the not-found ones: `/`, `/contact`, `/el/contact`. */
  readonly pages: readonly string[];
  readonly redirects: readonly HostRedirect[];
  /** Address of the backend's free nights; empty without a backend, when a file of the build has them. */
  readonly calendars: string;
}

/** A redirect as servers apply it: whatever its capitals, and with a slash or `.html` at its end too. */
export interface HostRedirect {
  /** The canonical path that has moved; if it ends with a slash, also everything below it. */
  readonly from: string;
  /** The target, percent-encoded. */
  readonly to: string;
  /** Whether the rest of the path below `from` is added to `to`, which then ends with a slash. */
  readonly keepsRest: boolean;
}

/** The content's redirects for servers: an existing page wins over a redirect, and the first of two redirects for one address wins. */
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

/** Where a redirect leads, in two: a query goes between the page and its part. */
export const targetOf = ({ to }: HostRedirect): { readonly page: string; readonly part: string } => {
  const [page = "", ...rest] = to.split(/(?=#)/);
  return { page, part: rest.join("") };
};

/** What may follow an address and be copied into another: nothing that a header or a browser reads as something else. */
export const restOfAddress = String.raw`[\w.~-]+(?:/[\w.~-]+)*`;

/** Addresses of the pages in a list of HTML files: `el/contact.html` → `/el/contact`. */
export const addressesOf = (pageFiles: readonly string[]): string[] =>
  pageFiles
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`)
    .filter((address) => !notFoundAddresses.includes(address) && address !== `/${shellPage}`)
    .sort();

/** Addresses at which the not-found page itself could be requested; they answer 404. */
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

/**
 * A path as a pattern for servers that know capitals of Latin letters only: each other letter in either size, `δ` as `(?:δ|Δ)`. A sigma has
 * two small forms.
 */
export const inEitherSize = (path: string): string =>
  Array.from(quoted(path), (letter) => {
    const sizes = [
      ...new Set([letter, letter.toLowerCase(), letter.toUpperCase(), ...(/[σς]/i.test(letter) ? ["σ", "ς"] : [])]),
    ];
    return /[\u0080-\u{10ffff}]/u.test(letter) && sizes.length > 1 ? `(?:${sizes.join("|")})` : letter;
  }).join("");

/** A pattern that matches any of some texts. */
export const anyOf = (texts: readonly string[]): string => `(?:${texts.map(quoted).join("|")})`;

/**
 * The aliases of a page's address, as a pattern for servers: the first group is the page's path without prefix of the default language, `/index`, `.html` and
 * slash at the end, and is empty for the home page.
 */
export const pageInAddress = String.raw`^(?:${quoted(defaultLanguagePrefix)}(?![^/]))?(/.*?)??(?:/index)?(?:\.html)?/?$`;

/** A header's value between double quotes. Throws at characters with a meaning in the files of servers. */
export const inQuotes = (value: string): string => {
  if (/["\\$%{}\r\n]/.test(value)) throw new Error(`A header's value cannot be written for servers: ${value}`);
  return `"${value}"`;
};
