/** Small files at fixed paths: the sitemap, robots.txt, security.txt, llms.txt and the web manifests. */
import { availabilityPath } from "../../src/settings/hosting";
import { type Language, inLanguage } from "../../src/settings/languages";
import { escapeMarkup } from "../feeds/tree-html";
import { type BuiltPage, isIndexable } from "./built-pages";

export interface SiteForFiles {
  readonly language: Language;
  readonly brand: { readonly name: string; readonly shortName: string; readonly description: string };
  readonly contact: { readonly email: { readonly address: string } };
  readonly domains: { readonly site: string };
}

/** Allows all pages, even the staff pages: a crawler that may not fetch a page cannot see its `noindex`. */
export const robotsTxt = (site: SiteForFiles): string =>
  ["User-agent: *", "Disallow:", "", `Sitemap: ${site.domains.site}/sitemap.xml`, ""].join("\n");

/** RFC 9116 recommends less than a year. */
const securityDays = 350;

/** security.txt by RFC 9116, valid for `securityDays` from the build. */
export const securityTxt = (site: SiteForFiles, builtAt: Date): string => {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + securityDays);
  return [
    `Contact: mailto:${site.contact.email.address}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en, el",
    `Canonical: ${site.domains.site}/.well-known/security.txt`,
    "",
  ].join("\n");
};

/** llms.txt (llmstxt.org): describes the site and lists its pages for language models. */
export const llmsTxt = (site: SiteForFiles, pages: readonly BuiltPage[]): string => {
  const english = pages.filter((page) => page.language === site.language && isIndexable(page));
  const line = (page: BuiltPage) => `- [${page.title}](${page.canonical ?? ""}): ${page.description}`;
  const isPost = (page: BuiltPage) => page.path.startsWith("/journal/") && !page.path.startsWith("/journal/page/");
  const posts = english.filter(isPost).map(line);
  return [
    `# ${site.brand.name}`,
    "",
    `> ${site.brand.description}`,
    "",
    "## Pages",
    "",
    ...english.filter((page) => !isPost(page)).map(line),
    "",
    "## Data",
    "",
    `- [The stay](${site.domains.site}/stay.json): facts, terms, offers, contact, and for each suite its rates and how its reservation engine is told of a stay ([schema](${site.domains.site}/stay.schema.json))`,
    `- [Free nights](${site.domains.site}${availabilityPath}): nights that the calendars show as taken, for each suite if there are several`,
    "",
    ...(posts.length > 0 ? ["## Journal", "", ...posts, ""] : []),
  ].join("\n");
};

/** @param paper the background colour of pages and of the browser's bars */
export const webManifest = (site: SiteForFiles, paper: string): string =>
  JSON.stringify(
    {
      id: inLanguage("/", site.language),
      name: site.brand.name,
      short_name: site.brand.shortName,
      description: site.brand.description,
      lang: site.language,
      start_url: inLanguage("/", site.language),
      scope: "/",
      display: "browser",
      background_color: paper,
      theme_color: paper,
      icons: [
        { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    null,
    2,
  );

const entry = (page: BuiltPage, changed: string | undefined): string =>
  [
    "  <url>",
    `    <loc>${escapeMarkup(page.canonical ?? "")}</loc>`,
    ...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]),
    ...Object.entries(page.alternates).map(
      ([language, address]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    ),
    "  </url>",
  ].join("\n");

/** The sitemap, with the language alternates of every page. `changed` has the day of the last change (YYYY-MM-DD) by path, where it is known. */
export const sitemap = (pages: readonly BuiltPage[], changed: ReadonlyMap<string, string>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter(isIndexable).map((page) => entry(page, changed.get(page.path))),
    "</urlset>",
    "",
  ].join("\n");
