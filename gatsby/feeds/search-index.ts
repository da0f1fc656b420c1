/** Builds the search index of one language from its posts. Pure functions. */
import { createHash } from "node:crypto";
import { dayOf } from "../../src/lib/format/date";
import { type Catalogue, type IndexPart, partOf, toSteps, weights } from "../../src/lib/search/index-format";
import { fold } from "../../src/lib/text/fold";
import type { PublishedPost } from "./published-posts";
import { countWords } from "./word-counts";

export type IndexedPost = Pick<PublishedPost, "slug" | "title" | "description" | "date" | "section" | "text">;

interface Entry {
  /** Spelling in lower case → how often it occurs. */
  readonly spellings: Map<string, number>;
  /** Post number → its highest weight. */
  readonly posts: Map<number, number>;
}

/** The words of a post by field, with the field's weight, and the post's reading time. */
interface Reading {
  readonly fields: readonly (readonly [weight: number, counts: ReadonlyMap<string, number>])[];
  readonly minutes: number;
}

const readingOf = (post: IndexedPost): Reading => {
  const { headings, plainText, readingMinutes } = post.text();
  return {
    fields: [
      [weights.title, countWords(post.title)],
      [weights.description, countWords(`${post.description} ${post.section.name}`)],
      [weights.heading, countWords(headings.map(({ text }) => text).join("\n"))],
      [weights.text, countWords(plainText)],
    ],
    minutes: readingMinutes,
  };
};

/** A cached `fold`. */
const foldingOnce = (): ((word: string) => string) => {
  const known = new Map<string, string>();
  return (word) => {
    const folded = known.get(word) ?? fold(word);
    known.set(word, folded);
    return folded;
  };
};

const collect = (readings: readonly Reading[]): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  const foldOnce = foldingOnce();
  readings.forEach(({ fields }, number) => {
    for (const [weight, counts] of fields) {
      for (const [word, times] of counts) {
        const folded = foldOnce(word);
        const entry = entries.get(folded) ?? { spellings: new Map<string, number>(), posts: new Map<number, number>() };
        entry.spellings.set(word, (entry.spellings.get(word) ?? 0) + times);
        entry.posts.set(number, Math.max(weight, entry.posts.get(number) ?? 0));
        entries.set(folded, entry);
      }
    }
  });
  return entries;
};

const mostly = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/** A digest of the posts' slugs in order. The texts are not part of it, so that editing a text changes only the parts with its new words. */
const orderOf = (posts: readonly IndexedPost[]): string =>
  createHash("sha1")
    .update(posts.map(({ slug }) => slug).join("\n"))
    .digest("base64url")
    .slice(0, 8);

/** Returns the catalogue, and the parts by name. `posts` are those of one language, newest first. */
export const buildSearchIndex = (
  posts: readonly IndexedPost[],
): { readonly catalogue: Catalogue; readonly parts: ReadonlyMap<string, IndexPart> } => {
  const readings = posts.map(readingOf);
  const parts = new Map<string, Record<string, number[]>>();
  for (const [folded, { spellings, posts: numbers }] of [...collect(readings)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts.get(partOf(folded)) ?? {};
    part[mostly(spellings)] = toSteps([...numbers].map(([number, weight]) => number * 4 + weight));
    parts.set(partOf(folded), part);
  }
  return {
    catalogue: {
      order: orderOf(posts),
      sections: Object.fromEntries(posts.map(({ section }) => [section.slug, section.name])),
      posts: posts.map((post, number) => [
        post.slug,
        post.section.slug,
        dayOf(post.date),
        readings[number]?.minutes ?? 0,
        post.title,
        post.description,
      ]),
      parts: [...parts.keys()],
    },
    parts,
  };
};
