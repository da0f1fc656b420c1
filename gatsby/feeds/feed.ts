/** The common content of a language's RSS and JSON feeds. */
import { type Language, inLanguage } from "../../src/settings/languages";
import { dayOf } from "../../src/lib/format/date";
import { socialCardPath } from "../../src/lib/social-card";
import type { PublishedPost } from "./published-posts";
import { treeToHtml } from "./tree-html";

/** The number of posts in a feed. Feed readers keep the older ones that they have read. */
export const postsPerFeed = 30;

export interface FeedItem {
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
