import { inLanguage } from "../../src/settings/languages";
import { rssPath } from "../../src/settings/feeds";
import { socialCardSize } from "../../src/lib/social-card";
import type { Feed, FeedItem } from "./feed";
import { escapeMarkup as xml } from "./tree-html";

const cdata = (text: string): string => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

const item = (entry: FeedItem): string =>
  [
    "    <item>",
    `      <title>${xml(entry.title)}</title>`,
    `      <link>${xml(entry.address)}</link>`,
    `      <guid isPermaLink="true">${xml(entry.address)}</guid>`,
    `      <pubDate>${entry.published.toUTCString()}</pubDate>`,
    ...(entry.author === null ? [] : [`      <dc:creator>${xml(entry.author)}</dc:creator>`]),
    `      <category>${xml(entry.section)}</category>`,
    `      <description>${xml(entry.summary)}</description>`,
    `      <content:encoded>${cdata(entry.html)}</content:encoded>`,
    `      <media:content url="${xml(entry.picture)}" medium="image" type="image/jpeg" width="${socialCardSize.width}" height="${socialCardSize.height}" />`,
    "    </item>",
  ].join("\n");

const newest = (items: readonly FeedItem[]): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));

/** A feed as RSS 2.0, with the whole text of each post. */
export const rss = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "  <channel>",
    `    <title>${xml(feed.title)}</title>`,
    `    <link>${xml(feed.home)}</link>`,
    `    <description>${xml(feed.description)}</description>`,
    `    <language>${feed.language}</language>`,
    // A feed without posts has no build date.
    ...(feed.items.length === 0 ? [] : [`    <lastBuildDate>${newest(feed.items).toUTCString()}</lastBuildDate>`]),
    `    <atom:link href="${xml(feed.origin + inLanguage(rssPath, feed.language))}" rel="self" type="application/rss+xml" />`,
    ...feed.items.map(item),
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
