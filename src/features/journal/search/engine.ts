/** The search over the journal: fetches what a query needs, once, and answers. Loaded when somebody begins to search. */
import { type Language, languages } from "../../../settings/languages";
import { type Catalogue, type CataloguePost, partsToSearch } from "../../../lib/search/index-format";
import { fetchCatalogue, fetchPart } from "../api/search-index";
import { type LoadedPart, type Ranking, loadPart, rank, termsOf } from "./rank";

export interface FoundPost {
  readonly slug: string;
  readonly section: { readonly slug: string; readonly name: string };
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly readingMinutes: number;
  readonly title: string;
  readonly description: string;
  readonly inText: readonly string[];
  /** Where the words were found only in what the post says in another language: that language, whose words `inText` then are. */
  readonly inLanguage?: Language;
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

const foundPost = (catalogue: Catalogue, [slug, ...post]: CataloguePost, inText: readonly string[]): FoundPost => {
  const [section, date, readingMinutes, title, description] = post;
  const named = { slug: section, name: catalogue.sections[section] ?? section };
  return { slug, section: named, date, readingMinutes, title, description, inText };
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

/** The files that the terms need; undefined when a part was built for another order of posts than the catalogue. */
const gather = async (index: ReturnType<typeof openIndex>, terms: readonly string[]): Promise<Gathered | undefined> => {
  const catalogue = await index.catalogue();
  const names = [...new Set(terms.flatMap(partsToSearch))].filter((name) => catalogue.parts.includes(name));
  const fetched = await Promise.all(names.map(async (name) => ({ name, ...(await index.partNamed(name)) })));
  if (fetched.some(({ order }) => order !== catalogue.order)) return undefined;
  return { catalogue, parts: new Map(fetched.map(({ name, words }) => [name, words])) };
};

interface Looked {
  readonly catalogue: Catalogue;
  readonly ranking: Ranking;
}

/** The search over the posts in one language. */
const searchIn = (language: Language) => {
  let index = openIndex(language, "default");

  /** The site was deployed between two fetches, and the browser's cache may hold files of either deployment. */
  const reloadIndex = (stale: typeof index, terms: readonly string[]) => {
    // Another search may have noticed first.
    if (index === stale) index = openIndex(language, "reload");
    return gather(index, terms);
  };

  return {
    catalogue: () => index.catalogue(),
    look: async (terms: readonly string[]): Promise<Looked> => {
      const known = index;
      const gathered = (await gather(known, terms)) ?? (await reloadIndex(known, terms));
      if (gathered === undefined) throw new Error("The search index is not of one deployment.");
      const { catalogue, parts } = gathered;
      const partsFor = (term: string) => partsToSearch(term).flatMap((name) => parts.get(name) ?? []);
      return { catalogue, ranking: rank(terms, partsFor, catalogue.posts.length) };
    },
  };
};

/** Looks in the posts of the page's language, and where these have nothing, in what the same posts say in the others. */
export const createSearchEngine = (language: Language): SearchEngine => {
  const own = searchIn(language);
  const others = languages.filter((other) => other !== language).map((other) => ({ other, ...searchIn(other) }));

  const searchOtherLanguages = async (terms: readonly string[], catalogue: Catalogue): Promise<Found> => {
    const bySlug = new Map(catalogue.posts.map((post) => [post[0], post]));
    const found = await Promise.all(
      others.map(async ({ other, look }) => {
        const { catalogue: elsewhere, ranking } = await look(terms);
        return ranking.hits.flatMap(({ post, inText }) => {
          const [slug = "", , , , title = ""] = elsewhere.posts[post] ?? [];
          const same = bySlug.get(slug);
          if (same === undefined) return [];
          // Found only in the title or description of that language: its title is shown.
          return [{ ...foundPost(catalogue, same, inText.length === 0 ? [title] : inText), inLanguage: other }];
        });
      }),
    );
    return { posts: found.flat(), words: new Set() };
  };

  return {
    prepare: own.catalogue,
    search: async (query) => {
      const terms = termsOf(query);
      const { catalogue, ranking } = await own.look(terms);
      if (ranking.hits.length === 0) return searchOtherLanguages(terms, catalogue);
      const posts = ranking.hits.flatMap(({ post, inText }) => {
        const known = catalogue.posts[post];
        return known === undefined ? [] : [foundPost(catalogue, known, inText)];
      });
      return { posts, words: ranking.words };
    },
  };
};
