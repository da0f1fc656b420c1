/** The search over the journal: fetches what a query needs, once, and answers. Loaded when somebody begins to search. */
import type { Language } from "../../../config/languages";
import { type Catalogue, partOf } from "../../../lib/search/index-format";
import { fetchCatalogue } from "../api/search-catalogue";
import { fetchPart } from "../api/search-part";
import { type LoadedPart, loadPart, rank, termsOf } from "./rank";

export interface FoundPost {
  readonly slug: string;
  readonly section: { readonly slug: string; readonly name: string };
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly readingMinutes: number;
  readonly title: string;
  readonly description: string;
  readonly inText: readonly string[];
}

export interface Found {
  readonly posts: readonly FoundPost[];
  /** Folded words to mark. */
  readonly words: ReadonlySet<string>;
}

export interface SearchEngine {
  /** Fetches the catalogue ahead of the first query. */
  readonly prepare: () => Promise<unknown>;
  /** Answers a query; rejects when the index cannot be had, and tries again at the next call. */
  readonly search: (query: string) => Promise<Found>;
}

/** Remembers a promise until it fails. */
const once = <Key, Value>(load: (key: Key) => Promise<Value>) => {
  const loading = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const known = loading.get(key);
    if (known !== undefined) return known;
    const promise = load(key);
    loading.set(key, promise);
    promise.catch(() => loading.delete(key));
    return promise;
  };
};

const foundPost = (catalogue: Catalogue, number: number, inText: readonly string[]): FoundPost[] => {
  const post = catalogue.posts[number];
  if (post === undefined) return [];
  const [slug, section, date, readingMinutes, title, description] = post;
  const named = { slug: section, name: catalogue.sections[section] ?? section };
  return [{ slug, section: named, date, readingMinutes, title, description, inText }];
};

export const createSearchEngine = (language: Language): SearchEngine => {
  const catalogueOf = once(fetchCatalogue);
  const partNamed = once(async (name: string) => loadPart(await fetchPart(language, name)));
  return {
    prepare: () => catalogueOf(language),
    search: async (query) => {
      const terms = termsOf(query);
      const catalogue = await catalogueOf(language);
      const names = new Set(terms.map(partOf).filter((name) => catalogue.parts.includes(name)));
      const parts = new Map<string, LoadedPart>();
      await Promise.all([...names].map(async (name) => parts.set(name, await partNamed(name))));
      const { hits, words } = rank(terms, (term) => parts.get(partOf(term)), catalogue.posts.length);
      return { posts: hits.flatMap(({ post, inText }) => foundPost(catalogue, post, inText)), words };
    },
  };
};
