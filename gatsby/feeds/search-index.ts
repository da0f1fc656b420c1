/** Builds and writes the search data: an index of the posts of each language, and the texts of the pages outside the journal. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { dayOf } from "../../src/lib/format";
import {
  type Catalogue,
  type IndexPart,
  type PagesFile,
  type PartFile,
  cataloguePath,
  pagesFiles,
  pagesPath,
  partOf,
  partPath,
  toDeltas,
  weights,
} from "../../src/lib/search/search-format";
import { fold, partsOf, wordsIn } from "../../src/lib/text/fold";
import type { CompiledText } from "../mdx/compile-text";
import { type PublishedPost, publishedPosts } from "./published-posts";
import { withoutLanguage } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { filesBelow, publicFolder, writePublic } from "../folders";
import { isIndexable, readBuiltPages } from "../seo/built-pages";
import { searchedPage } from "./searched-page";

type IndexedPost = Pick<PublishedPost, "slug" | "title" | "description" | "date" | "section" | "compiledText">;

interface Entry {
  /** Spelling in lower case → how often it occurs. */
  readonly spellings: Map<string, number>;
  /** Post number → its highest weight. */
  readonly posts: Map<number, number>;
}

type ReadPost = Omit<IndexedPost, "compiledText"> & { readonly text: CompiledText };

const fieldsOf = (post: ReadPost): readonly (readonly [weight: number, text: string])[] => [
  [weights.title, post.title],
  [weights.description, `${post.description} ${post.section.name}`],
  [weights.heading, post.text.headings.map(({ text }) => text).join("\n")],
  [weights.text, post.text.plainText],
];

/**
 * Words in lower case, in the order of their first occurrence. A compound also counts as each of its parts, so that
 * a search for a part finds it.
 */
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
    for (const [weight, field] of fieldsOf(post)) {
      for (const [word, times] of countWords(field)) {
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

const mostFrequent = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/**
 * A digest of the posts' slugs in order. Texts do not affect the digest, so that editing a text changes only the
 * parts whose words it changes.
 */
const orderOf = (posts: readonly IndexedPost[]): string =>
  createHash("sha1")
    .update(posts.map(({ slug }) => slug).join("\n"))
    .digest("base64url")
    .slice(0, 8);

/** Returns the catalogue, and the parts by name. `posts` are those of one language, newest first. */
export const buildSearchIndex = (posts: readonly IndexedPost[]) => {
  const read = posts.map((post) => ({ ...post, text: post.compiledText() }));
  const parts = new Map<string, IndexPart & Record<string, number[]>>();
  for (const [folded, { spellings, posts: numbers }] of [...collect(read)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts.get(partOf(folded)) ?? {};
    part[mostFrequent(spellings)] = toDeltas([...numbers].map(([number, weight]) => number * 4 + weight));
    parts.set(partOf(folded), part);
  }
  const catalogue: Catalogue = {
    order: orderOf(posts),
    sections: Object.fromEntries(posts.map(({ section }) => [section.slug, section.name])),
    posts: read.map(({ slug, section, date, text, title, description }) => {
      return [slug, section.slug, dayOf(date), text.readingMinutes, title, description];
    }),
    parts: [...parts.keys()],
  };
  return { catalogue, parts };
};

/** Removes search files of an earlier build that this one has not written. The last build step removes their compressed copies. */
const removeOthers = async (written: ReadonlySet<string>): Promise<void> => {
  const others = filesBelow(publicFolder).filter((file) => /^search\/.*\.json$/.test(file) && !written.has(`/${file}`));
  await Promise.all(others.map((file) => rm(join(publicFolder, file))));
};

/** The texts of the indexable built pages outside the journal, whose posts have a separate index. */
const readSearchedPages = ({ sections }: Content) => {
  const lists = ["blog", "journal", ...sections.map(({ id }) => id)];
  const isOfJournal = (path: string) => lists.includes(withoutLanguage(path).split("/")[1] ?? "");
  return readBuiltPages(publicFolder, (path) => !isOfJournal(path))
    .filter(isIndexable)
    .map((page) => ({
      language: page.language,
      searched: searchedPage(readFileSync(join(publicFolder, page.file), "utf8"), page),
    }));
};

/** Writes the search data to fixed paths below `/search`: an index of the posts in `content`, and the texts of the other built pages. */
export const writeSearchIndex = async (content: Content): Promise<void> => {
  const written = new Set<string>();
  const write = (path: string, data: unknown) => {
    written.add(path);
    return writePublic(path, JSON.stringify(data));
  };
  const pages = readSearchedPages(content);
  const policies = new Set(content.policies.map(({ slug }) => `/${slug}`));
  for (const [language, posts] of publishedPosts(content)) {
    const { catalogue, parts } = buildSearchIndex(posts);
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts)
      await write(partPath(language, part), { order: catalogue.order, words } satisfies PartFile);
    const localPages = pages.filter((page) => page.language === language).map(({ searched }) => searched);
    for (const file of pagesFiles) {
      const ofFile = localPages.filter(({ path }) => policies.has(path) === (file === "policies"));
      await write(pagesPath(language, file), { pages: ofFile } satisfies PagesFile);
    }
  }
  await removeOthers(written);
};
