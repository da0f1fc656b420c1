/** The search over the journal: fetches what a query needs, once, and answers. Loaded when somebody begins to search. */
import type { Language } from "../../../settings/languages";
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
  /** Answers a query; rejects when the index cannot be had or is of two deployments, and tries again at the next call. */
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

/** The files of an index, each fetched once. */
const openIndex = (language: Language, cache: RequestCache) => {
  const catalogueOf = once((of: Language) => fetchCatalogue(of, cache));
  const partNamed = once(async (name: string) => {
    const { order, words } = await fetchPart(language, name, cache);
    return { order, words: loadPart(words) };
  });
  return { catalogue: () => catalogueOf(language), partNamed };
};

interface Gathered {
  readonly catalogue: Catalogue;
  readonly parts: ReadonlyMap<string, LoadedPart>;
}

/** What the terms need of an index; nothing where a part belongs to another order of posts than the catalogue. */
const gather = async (index: ReturnType<typeof openIndex>, terms: readonly string[]): Promise<Gathered | undefined> => {
  const catalogue = await index.catalogue();
  const names = [...new Set(terms.map(partOf))].filter((name) => catalogue.parts.includes(name));
  const fetched = await Promise.all(names.map(async (name) => ({ name, ...(await index.partNamed(name)) })));
  if (fetched.some(({ order }) => order !== catalogue.order)) return undefined;
  return { catalogue, parts: new Map(fetched.map(({ name, words }) => [name, words])) };
};

export const createSearchEngine = (language: Language): SearchEngine => {
  let index = openIndex(language, "default");

  /** The site was deployed between two fetches, and the browser's cache may hold files of either deployment. */
  const gatherAnew = (stale: typeof index, terms: readonly string[]) => {
    // Another search may have noticed first.
    if (index === stale) index = openIndex(language, "reload");
    return gather(index, terms);
  };

  return {
    prepare: () => index.catalogue(),
    search: async (query) => {
      const terms = termsOf(query);
      const known = index;
      const gathered = (await gather(known, terms)) ?? (await gatherAnew(known, terms));
      if (gathered === undefined) throw new Error("The search index is not of one deployment.");
      const { catalogue, parts } = gathered;
      const { hits, words } = rank(terms, (term) => parts.get(partOf(term)), catalogue.posts.length);
      return { posts: hits.flatMap(({ post, inText }) => foundPost(catalogue, post, inText)), words };
    },
  };
};
