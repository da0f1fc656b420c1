/** The metadata of the built pages. The sitemap, llms.txt and the social cards are made from it, so that they are consistent. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, isLanguage } from "../../src/settings/languages";
import { addressOf, pageFiles } from "../hosting/public-folder";

export interface BuiltPage {
  /** Path in the site, language included: `/el/contact`. */
  readonly path: string;
  /** Its file, relative to the folder of the build: `el/contact.html`. */
  readonly file: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The name of the site. */
  readonly siteName: string;
  readonly noindex: boolean;
  readonly canonical: string | null;
  /** hreflang → URL. */
  readonly alternates: Readonly<Record<string, string>>;
  /** URL of its social card. */
  readonly card: string | null;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
/** Copies a string: a substring of a page's HTML would keep the whole page in memory, and there may be thousands of pages. */
const ownCopy = (text: string): string => Buffer.from(text).toString();
const decode = (text: string): string =>
  ownCopy(text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole));

const attribute = (tag: string, name: string): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return value === undefined ? null : decode(value);
};

/** `tags` are all `<meta>` and `<link>` tags of the head. The caller finds them once, because the styles make the head long. */
const metaOf = (tags: readonly string[], key: string): string | null => {
  const tag = tags.find((entry) => attribute(entry, "name") === key || attribute(entry, "property") === key);
  return tag === undefined ? null : attribute(tag, "content");
};

const linksOf = (tags: readonly string[], rel: string): string[] => tags.filter((tag) => attribute(tag, "rel") === rel);

/** Reads the HTML of one built file. Returns null if its language is unknown. */
export const readPage = (html: string, file: string): BuiltPage | null => {
  const head = html.slice(0, html.indexOf("</head>"));
  const language = attribute(/<html[^>]*>/.exec(html)?.[0] ?? "", "lang");
  if (!isLanguage(language)) return null;
  const tags = head.match(/<(?:meta|link)\s[^>]*>/g) ?? [];
  const canonical = linksOf(tags, "canonical")[0];
  const alternates = linksOf(tags, "alternate").flatMap((tag) => {
    const hreflang = attribute(tag, "hreflang");
    const href = attribute(tag, "href");
    return hreflang === null || href === null ? [] : [[hreflang, href] as const];
  });
  return {
    path: addressOf(file),
    file,
    language,
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    description: metaOf(tags, "description") ?? "",
    siteName: metaOf(tags, "og:site_name") ?? "",
    noindex: metaOf(tags, "robots")?.includes("noindex") ?? false,
    canonical: canonical === undefined ? null : attribute(canonical, "href"),
    alternates: Object.fromEntries(alternates),
    card: metaOf(tags, "og:image"),
  };
};

/** Whether search engines may list a page: it has no `noindex`, and is its own canonical. */
export const isIndexable = (page: BuiltPage): boolean =>
  !page.noindex && page.canonical !== null && new URL(page.canonical).pathname === page.path;

/** A page's title without the brand at its end. */
export const withoutBrand = (title: string): string => title.replace(/\s\|\s[^|]*$/, "");

/** The not-found pages, which are served at other paths. */
const notFound = /(?:^|\/)404\.html$/;

/**
 * The pages in `folder` for whose path `isWanted` is true, in the order of their files' names. A page with two files (`contact.html` and
 * `contact/index.html`) is returned once.
 */
export const readBuiltPages = (folder: string, isWanted: (path: string) => boolean = () => true): BuiltPage[] => {
  const pages = pageFiles(folder)
    .filter((file) => !notFound.test(file) && isWanted(addressOf(file)))
    .sort()
    .flatMap((file) => readPage(readFileSync(join(folder, file), "utf8"), file) ?? []);
  return [...new Map(pages.map((page) => [page.path, page])).values()];
};
