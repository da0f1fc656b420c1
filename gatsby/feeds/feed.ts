/** The journal's feed in each language, with whole posts: as JSON Feed, and as RSS, which is made from the JSON Feed. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { jsonFeedPath, rssPath } from "../../src/settings/routes";
import { type Language, inLanguage } from "../../src/settings/languages";
import { socialCardPath, socialCardSize } from "../../src/settings/drawn-pictures";
import { type PublishedPost, publishedPosts } from "./published-posts";
import { escapeMarkup as xml, treeToHtml } from "./tree-html";
import type { Content } from "../content/content";
import { contentDirectory, publicFolder, removePublic, writePublic } from "../folders";
import { factsIn, quoteFacts } from "../content/facts";
import { say } from "../content/write-fact";
import { textsWithFacts } from "../schema/page-texts";
import { fileDigests } from "../sources/nodes";

/** The number of posts in a feed. Feed readers keep the older ones that they have read. */
export const postsPerFeed = 30;

const midnight = (day: string): string => new Date(day).toISOString();

/** Returns the path of the built picture for a `src` in a post's text; undefined if there is none. */
type PictureOf = (post: PublishedPost, src: string) => string | undefined;

const pathOf = (slug: string, language: Language): string => inLanguage(`/journal/${slug}`, language);

/** Finds pictures in the posts' pages: Gatsby's digest of a file is the folder of all its encoded pictures. */
const pictureIn =
  (language: Language, digests: ReadonlyMap<string, string>): PictureOf =>
  (post, src) => {
    const digest = digests.get(join(contentDirectory, dirname(post.path), src));
    if (digest === undefined) return undefined;
    const html = readFileSync(join(publicFolder, `${pathOf(post.slug, language)}.html`), "utf8");
    return new RegExp(`<img [^>]*?src="(/static/${digest}/[^"]+)"`).exec(html)?.[1];
  };

const itemOf = (post: PublishedPost, origin: string, language: Language, pictureOf: PictureOf) => {
  return {
    // Does not change when the post is renamed: feed readers would show the post as new. The old URL redirects to the page.
    id: origin + pathOf(post.firstSlug, language),
    url: origin + pathOf(post.slug, language),
    title: post.title,
    summary: post.description,
    content_html: treeToHtml(post.compiledText().body, { origin, language, pictureOf: (src) => pictureOf(post, src) }),
    image: origin + socialCardPath(`/journal/${post.slug}`, language),
    date_published: midnight(post.date),
    date_modified: midnight(post.updated ?? post.date),
    tags: [post.section.name],
    ...(post.author !== null && { authors: [{ name: post.author }] }),
  };
};

/** The feed of one language as JSON Feed 1.1. `posts` are in order, newest first. */
export const feedOf = (
  posts: readonly PublishedPost[],
  language: Language,
  facts: Readonly<Record<"origin" | "title" | "description", string>>,
  pictureOf: PictureOf,
) => ({
  version: "https://jsonfeed.org/version/1.1",
  title: facts.title,
  description: facts.description,
  language,
  home_page_url: facts.origin + inLanguage("/journal", language),
  feed_url: facts.origin + inLanguage(jsonFeedPath, language),
  items: posts.slice(0, postsPerFeed).map((post) => itemOf(post, facts.origin, language, pictureOf)),
});

type Feed = ReturnType<typeof feedOf>;

const cdata = (text: string): string => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

const inRfc822 = (time: string): string => new Date(time).toUTCString();

const rssItem = (item: Feed["items"][number]): string =>
  [
    "    <item>",
    `      <title>${xml(item.title)}</title>`,
    `      <link>${xml(item.url)}</link>`,
    `      <guid isPermaLink="true">${xml(item.id)}</guid>`,
    `      <pubDate>${inRfc822(item.date_published)}</pubDate>`,
    ...(item.authors ?? []).map(({ name }) => `      <dc:creator>${xml(name)}</dc:creator>`),
    ...item.tags.map((tag) => `      <category>${xml(tag)}</category>`),
    `      <description>${xml(item.summary)}</description>`,
    `      <content:encoded>${cdata(item.content_html)}</content:encoded>`,
    `      <media:content url="${xml(item.image)}" medium="image" type="image/jpeg" width="${socialCardSize.width}" height="${socialCardSize.height}" />`,
    "    </item>",
  ].join("\n");

/** A feed as RSS 2.0. It must have a post. */
export const rss = ({ title, description, language, home_page_url: home, feed_url: address, items }: Feed): string => {
  const newest = items.map((item) => item.date_modified).reduce((one, other) => (one > other ? one : other));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "  <channel>",
    `    <title>${xml(title)}</title>`,
    `    <link>${xml(home)}</link>`,
    `    <description>${xml(description)}</description>`,
    `    <language>${language}</language>`,
    `    <lastBuildDate>${inRfc822(newest)}</lastBuildDate>`,
    `    <atom:link href="${xml(address.replace(jsonFeedPath, rssPath))}" rel="self" type="application/rss+xml" />`,
    ...items.map(rssItem),
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
};

/** Writes the feeds of every language. Without posts, deletes those of earlier builds, which feed readers would continue to show. */
export const writeFeeds = async (content: Content, args: BuildArgs): Promise<void> => {
  const { site, locales } = content;
  const posts = publishedPosts(content);
  if ([...posts.values()].every(({ length }) => length === 0)) {
    const paths = [...posts.keys()].flatMap((language) =>
      [rssPath, jsonFeedPath].map((path) => inLanguage(path, language)),
    );
    await Promise.all(paths.map(removePublic));
    return;
  }
  const digests = fileDigests(args);
  for (const [language, localPosts] of posts) {
    const facts = factsIn(content, language);
    const texts = textsWithFacts(locales[language].get("journal") ?? {}, facts);
    const feedFacts = {
      origin: site.domains.site,
      title: say(texts, "meta.title", { brand: quoteFacts(site.brand.name[language], facts) }),
      description: say(texts, "meta.description"),
    };
    const feed = feedOf(localPosts, language, feedFacts, pictureIn(language, digests));
    await writePublic(inLanguage(rssPath, language), rss(feed));
    await writePublic(inLanguage(jsonFeedPath, language), JSON.stringify(feed, null, 2));
  }
};
