/** A language's feeds as RSS and JSON Feed, with the whole text of each post. */
import { jsonFeedPath, rssPath } from "../../src/settings/feeds";
import { type Language, inLanguage } from "../../src/settings/languages";
import { dayOf } from "../../src/lib/format/date";
import { socialCardPath, socialCardSize } from "../../src/lib/social-card";
import type { PublishedPost } from "./published-posts";
import { escapeMarkup as xml, treeToHtml } from "./tree-html";

/** The number of posts in a feed. Feed readers keep the older ones that they have read. */
export const postsPerFeed = 30;

interface FeedItem {
  /** The post's absolute URL, which is also its id. */
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly section: string;
  readonly author: string | null;
  readonly published: Date;
  readonly updated: Date;
  /** The post's social card, 1200 × 630. */
  readonly picture: string;
}

export interface Feed {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the journal. */
  readonly home: string;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly items: readonly FeedItem[];
}

const midnight = (date: string): Date => new Date(dayOf(date));

const itemOf = (post: PublishedPost, origin: string, language: Language): FeedItem => {
  const path = `/journal/${post.slug}`;
  return {
    address: origin + inLanguage(path, language),
    title: post.title,
    summary: post.description,
    html: treeToHtml(post.text().body, { origin, language }),
    section: post.section.name,
    author: post.author,
    published: midnight(post.date),
    updated: midnight(post.updated ?? post.date),
    picture: origin + socialCardPath(path, language),
  };
};

interface FeedFacts {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
}

/** The feed of one language. `posts` are in order, newest first. */
export const feedOf = (posts: readonly PublishedPost[], language: Language, facts: FeedFacts): Feed => ({
  ...facts,
  language,
  home: facts.origin + inLanguage("/journal", language),
  items: posts.slice(0, postsPerFeed).map((post) => itemOf(post, facts.origin, language)),
});

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

/** A feed as RSS 2.0. */
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

/** A feed as JSON Feed 1.1. */
export const jsonFeed = (feed: Feed): string =>
  JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      description: feed.description,
      language: feed.language,
      home_page_url: feed.home,
      feed_url: feed.origin + inLanguage(jsonFeedPath, feed.language),
      items: feed.items.map((item) => ({
        id: item.address,
        url: item.address,
        title: item.title,
        summary: item.summary,
        content_html: item.html,
        image: item.picture,
        date_published: item.published.toISOString(),
        date_modified: item.updated.toISOString(),
        tags: [item.section],
        ...(item.author !== null && { authors: [{ name: item.author }] }),
      })),
    },
    null,
    2,
  );
