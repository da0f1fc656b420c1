/** Builds the search index of one language from its posts. Pure functions. */
import { createHash } from "node:crypto";
import { dayOf } from "../../src/lib/format/date";
import { type Catalogue, type IndexPart, partOf, toSteps, weights } from "../../src/lib/search/search-format";
import { fold, partsOf, wordsIn } from "../../src/lib/text/fold";
import type { CompiledText } from "../mdx/compile-text";
import type { PublishedPost } from "./published-posts";

type IndexedPost = Pick<PublishedPost, "slug" | "title" | "description" | "date" | "section" | "text">;

interface Entry {
  /** Spelling in lower case → how often it occurs. */
  readonly spellings: Map<string, number>;
  /** Post number → its highest weight. */
  readonly posts: Map<number, number>;
}

type ReadPost = Omit<IndexedPost, "text"> & { readonly text: CompiledText };

const fieldsOf = ({
  title,
  description,
  section,
  text,
}: ReadPost): readonly (readonly [weight: number, words: string])[] => [
  [weights.title, title],
  [weights.description, `${description} ${section.name}`],
  [weights.heading, text.headings.map((heading) => heading.text).join("\n")],
  [weights.text, text.plainText],
];

/** Words in lower case, in the order of their first occurrence. A compound also counts as each of its parts, so that a search for one finds it. */
export const countWords = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of wordsIn(text.toLowerCase())) {
    for (const each of [word, ...partsOf(word)]) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts;
};

const collect = (posts: readonly ReadPost[]): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  const folded = new Map<string, string>();
  posts.forEach((post, number) => {
    for (const [weight, words] of fieldsOf(post)) {
      for (const [word, times] of countWords(words)) {
        const key = folded.get(word) ?? fold(word);
        folded.set(word, key);
        const entry = entries.get(key) ?? { spellings: new Map<string, number>(), posts: new Map<number, number>() };
        entry.spellings.set(word, (entry.spellings.get(word) ?? 0) + times);
        entry.posts.set(number, Math.max(weight, entry.posts.get(number) ?? 0));
        entries.set(key, entry);
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
  const read = posts.map((post) => ({ ...post, text: post.text() }));
  const parts = new Map<string, Record<string, number[]>>();
  for (const [folded, { spellings, posts: numbers }] of [...collect(read)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts.get(partOf(folded)) ?? {};
    part[mostly(spellings)] = toSteps([...numbers].map(([number, weight]) => number * 4 + weight));
    parts.set(partOf(folded), part);
  }
  return {
    catalogue: {
      order: orderOf(posts),
      sections: Object.fromEntries(posts.map(({ section }) => [section.slug, section.name])),
      posts: read.map(({ slug, section, date, text, title, description }) => [
        slug,
        section.slug,
        dayOf(date),
        text.readingMinutes,
        title,
        description,
      ]),
      parts: [...parts.keys()],
    },
    parts,
  };
};
