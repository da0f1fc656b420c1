/** Builds the search index of one language from its posts. Pure. */
import { dayOf } from "../../src/lib/format/date";
import { type Catalogue, type IndexPart, partOf, toSteps, weights } from "../../src/lib/search/index-format";
import { fold, wordsIn } from "../../src/lib/text/fold";
import type { PublishedPost } from "./published-posts";

type IndexedPost = Pick<
  PublishedPost,
  "slug" | "title" | "description" | "date" | "readingMinutes" | "section" | "headings" | "plainText"
>;

interface Entry {
  /** How often each spelling was met, capitals aside. */
  readonly spellings: Map<string, number>;
  /** Post number → its highest weight. */
  readonly posts: Map<number, number>;
}

const fieldsOf = (post: IndexedPost): [number, string][] => [
  [weights.title, post.title],
  [weights.description, `${post.description} ${post.section.name}`],
  [weights.heading, post.headings.map(({ text }) => text).join("\n")],
  [weights.text, post.plainText],
];

interface Spelt {
  readonly folded: string;
  readonly spelling: string;
}

/** Folds each word once, however often it comes. */
const speller = (): ((word: string) => Spelt) => {
  const known = new Map<string, Spelt>();
  return (word) => {
    const spelt = known.get(word) ?? { folded: fold(word), spelling: word.toLowerCase() };
    known.set(word, spelt);
    return spelt;
  };
};

const collect = (posts: readonly IndexedPost[]): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  const spell = speller();
  posts.forEach((post, number) => {
    for (const [weight, text] of fieldsOf(post)) {
      for (const word of wordsIn(text)) {
        const { folded, spelling } = spell(word);
        const entry = entries.get(folded) ?? { spellings: new Map<string, number>(), posts: new Map<number, number>() };
        entry.spellings.set(spelling, (entry.spellings.get(spelling) ?? 0) + 1);
        entry.posts.set(number, Math.max(weight, entry.posts.get(number) ?? 0));
        entries.set(folded, entry);
      }
    }
  });
  return entries;
};

const mostly = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/** The catalogue, and the parts by their names. `posts` are those of one language, newest first. */
export const buildSearchIndex = (
  posts: readonly IndexedPost[],
): { readonly catalogue: Catalogue; readonly parts: ReadonlyMap<string, IndexPart> } => {
  const parts = new Map<string, Record<string, number[]>>();
  for (const [folded, { spellings, posts: numbers }] of [...collect(posts)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts.get(partOf(folded)) ?? {};
    part[mostly(spellings)] = toSteps([...numbers].map(([number, weight]) => number * 4 + weight));
    parts.set(partOf(folded), part);
  }
  return {
    catalogue: {
      sections: Object.fromEntries(posts.map(({ section }) => [section.slug, section.name])),
      posts: posts.map((post) => [
        post.slug,
        post.section.slug,
        dayOf(post.date),
        post.readingMinutes,
        post.title,
        post.description,
      ]),
      parts: [...parts.keys()],
    },
    parts,
  };
};
