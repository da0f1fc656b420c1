/** The journal's feed in each language, with whole posts: as JSON Feed, and as RSS, which is made from the JSON Feed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonFeedPath, rssPath } from "../../src/settings/feeds";
import { type Language, inLanguage } from "../../src/settings/languages";
import { socialCardPath, socialCardSize } from "../../src/settings/social-cards";
import { type PublishedPost, publishedPosts } from "./published-posts";
import { escapeMarkup as xml, treeToHtml } from "./tree-html";
import { textFrom } from "../../src/lib/i18n/text-from";
import type { Content } from "../content/content";
import { factsIn, quoteFacts } from "../content/facts";
import { publicFolder, removePublic, writePublic } from "../hosting/public-folder";
import { textsWithFacts } from "../schema/page-texts";

/** The number of posts in a feed. Feed readers keep the older ones that they have read. */
export const postsPerFeed = 30;

const midnight = (day: string): string => new Date(day).toISOString();

/** The name of a file without folder and extension. */
const nameOf = (path: string): string => decodeURI(path).replace(/^.*\/|\.[^.]*$/g, "");

/** The path of a picture in the HTML of a built page, found by the name of its file, which Gatsby keeps. */
const pictureIn = (html: string, src: string): string | undefined =>
  [...html.matchAll(/<img src="(\/[^"]+)"/g)].map(([, path = ""]) => path).find((path) => nameOf(path) === nameOf(src));

/** The HTML of a built page by its path. */
type ReadPage = (path: string) => string;

const itemOf = (post: PublishedPost, origin: string, language: Language, read: ReadPage) => {
  const path = `/journal/${post.slug}`;
  const page = inLanguage(path, language);
  const address = origin + page;
  return {
    id: address,
    url: address,
    title: post.title,
    summary: post.description,
    content_html: treeToHtml(post.compiledText().body, {
      origin,
      language,
      pictureOf: (src) => pictureIn(read(page), src),
    }),
    image: origin + socialCardPath(path, language),
    date_published: midnight(post.date),
    date_modified: midnight(post.updated ?? post.date),
    tags: [post.section.name],
    ...(post.author !== null && { authors: [{ name: post.author }] }),
  };
};

/** The feed of one language as JSON Feed 1.1. `posts` are in order, newest first. `read`: for the paths of the pictures in the posts. */
export const feedOf = (
  posts: readonly PublishedPost[],
  language: Language,
  facts: Readonly<Record<"origin" | "title" | "description", string>>,
  read: ReadPage,
) => ({
  version: "https://jsonfeed.org/version/1.1",
  title: facts.title,
  description: facts.description,
  language,
  home_page_url: facts.origin + inLanguage("/journal", language),
  feed_url: facts.origin + inLanguage(jsonFeedPath, language),
  items: posts.slice(0, postsPerFeed).map((post) => itemOf(post, facts.origin, language, read)),
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

/** A feed as RSS 2.0. One without posts has no build date. */
export const rss = ({ title, description, language, home_page_url: home, feed_url: address, items }: Feed): string => {
  const days = items.map((item) => item.date_modified).sort();
  const newest = days.at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "  <channel>",
    `    <title>${xml(title)}</title>`,
    `    <link>${xml(home)}</link>`,
    `    <description>${xml(description)}</description>`,
    `    <language>${language}</language>`,
    ...(newest === undefined ? [] : [`    <lastBuildDate>${inRfc822(newest)}</lastBuildDate>`]),
    `    <atom:link href="${xml(address.replace(jsonFeedPath, rssPath))}" rel="self" type="application/rss+xml" />`,
    ...items.map(rssItem),
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
};

/** Writes the feeds of every language. Without posts, deletes those of earlier builds, which feed readers would go on showing. */
export const writeFeeds = async (content: Content): Promise<void> => {
  const { site, locales } = content;
  const posts = publishedPosts(content);
  if ([...posts.values()].every((own) => own.length === 0)) {
    const paths = [...posts.keys()].flatMap((language) =>
      [rssPath, jsonFeedPath].map((path) => inLanguage(path, language)),
    );
    await Promise.all(paths.map(removePublic));
    return;
  }
  for (const [language, own] of posts) {
    const facts = factsIn(content, language);
    const data = JSON.stringify(textsWithFacts(locales[language].get("journal") ?? {}, facts));
    const t = textFrom({ edges: [{ node: { ns: "journal", data } }] }, language);
    const ofFeed = {
      origin: site.domains.site,
      title: t("journal.meta.title", { brand: quoteFacts(site.brand.name[language], facts) }),
      description: t("journal.meta.description"),
    };
    const feed = feedOf(own, language, ofFeed, (page) => readFileSync(join(publicFolder, `${page}.html`), "utf8"));
    await writePublic(inLanguage(rssPath, language), rss(feed));
    await writePublic(inLanguage(jsonFeedPath, language), JSON.stringify(feed, null, 2));
  }
};
