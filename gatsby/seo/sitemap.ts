import { type BuiltPage, isIndexable } from "./read-page";

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

const entry = (page: BuiltPage, changed: string | undefined): string =>
  [
    "  <url>",
    `    <loc>${escape(page.canonical ?? "")}</loc>`,
    ...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]),
    ...Object.entries(page.alternates).map(
      ([language, address]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`,
    ),
    "  </url>",
  ].join("\n");

/**
 * The sitemap, with the language alternates of every page. `changed` maps paths to the day (YYYY-MM-DD) of the last change, for
 * pages whose content has one.
 */
export const sitemap = (pages: readonly BuiltPage[], changed: ReadonlyMap<string, string>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter(isIndexable).map((page) => entry(page, changed.get(page.path))),
    "</urlset>",
    "",
  ].join("\n");
