/** The content of both feeds of a language, before it is written as RSS or JSON. */
import { type Language, inLanguage } from "../../src/settings/languages";
import { dayOf } from "../../src/lib/format/date";
import { socialCardPath } from "../../src/lib/social-card";
import type { PublishedPost } from "./published-posts";
import { treeToHtml } from "./tree-html";

/** Posts in a feed: feed readers save those they have seen. */
export const postsPerFeed = 30;

export interface FeedItem {
  /** The post's own address, absolute; also its identity. */
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
  /** The page the feed belongs to, absolute. */
  readonly home: string;
  /** Origin of the site, without a slash at its end. */
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

/** The feed of one language; `posts` newest first. */
export const feedOf = (posts: readonly PublishedPost[], language: Language, facts: FeedFacts): Feed => ({
  ...facts,
  language,
  home: facts.origin + inLanguage("/journal", language),
  items: posts.slice(0, postsPerFeed).map((post) => itemOf(post, facts.origin, language)),
});
