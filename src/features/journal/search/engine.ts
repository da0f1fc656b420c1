/**
 * The search in the journal and the site's other pages. Fetches only the files that the queries need, and no file twice, unless a request
 * fails or the site is deployed meanwhile. Loaded when a visitor starts to search.
 */
import { type Language, languages } from "../../../settings/languages";
import {
  type Catalogue,
  type CataloguePost,
  partsToSearch,
  type PagesFileName,
  pagesFiles,
} from "../../../lib/search/search-format";
import { fetchCatalogue, fetchPages, fetchPart } from "../api/search-index";
import { type LoadedPart, type Ranking, likenessTo, likenessWithTypos, loadPart, rank, termsOf } from "./rank";
import { type LoadedPages, type PageHit, type PageRanking, loadPages, rankPages } from "./rank-pages";

export interface FoundPost {
  readonly slug: string;
  readonly section: { readonly slug: string; readonly name: string };
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly readingMinutes: number;
  readonly title: string;
  readonly description: string;
  /** Matching words of the post's headings and text. */
  readonly inText: readonly string[];
  /** Set if the words were found only in the post's version in another language: the language of `inText`. */
  readonly inLanguage?: Language;
}

/** A page outside the journal, or a chapter of one. */
export interface FoundPage {
  /** Path without language; for a chapter, with its id: `/guide#parking`. */
  readonly to: string;
  readonly title: string;
  /** Name of the page that the chapter belongs to; null for a whole page. */
  readonly page: string | null;
  /** The line that fits the query best. */
  readonly line: string;
  /** Set if the words were found only in another language: the language of `line`. */
  readonly inLanguage?: Language;
}

export interface Found {
  readonly posts: readonly FoundPost[];
  readonly pages: readonly FoundPage[];
  /** Whether the best page fits the query better than the best post. */
  readonly pagesFirst: boolean;
  /** Folded words to mark. */
  readonly words: ReadonlySet<string>;
}

export interface SearchEngine {
  /** Fetches the catalogue and the file `pages`, but not the file `policies`, before the first query. */
  readonly prepare: () => Promise<unknown>;
  /** Returns the results of a query. Rejects if the index cannot be fetched or its files are of two deployments; the next call tries again. */
  readonly search: (query: string) => Promise<Found>;
}

/** Calls `load` once per key, unless its promise rejects. */
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
  const pagesOf = once((file: PagesFileName) => fetchPages(language, file, cache));
  const loadedPages = once(async (files: typeof pagesFiles) =>
    loadPages((await Promise.all(files.map(pagesOf))).flat()),
  );
  return {
    catalogue: () => catalogueOf(language),
    partNamed,
    prepare: () => Promise.all([catalogueOf(language), pagesOf("pages")]),
    pages: () => loadedPages(pagesFiles),
  };
};

interface SearchFiles {
  readonly catalogue: Catalogue;
  readonly parts: ReadonlyMap<string, LoadedPart>;
  readonly pages: LoadedPages;
}

/** Fetches the files that the terms need. Returns undefined if a part does not match the catalogue's order of posts. */
const fetchFiles = async (
  index: ReturnType<typeof openIndex>,
  terms: readonly string[],
): Promise<SearchFiles | undefined> => {
  const [catalogue, pages] = await Promise.all([index.catalogue(), index.pages()]);
  const names = [...new Set(terms.flatMap(partsToSearch))].filter((name) => catalogue.parts.includes(name));
  const fetched = await Promise.all(names.map(async (name) => ({ name, ...(await index.partNamed(name)) })));
  if (fetched.some(({ order }) => order !== catalogue.order)) return undefined;
  return { catalogue, parts: new Map(fetched.map(({ name, words }) => [name, words])), pages };
};

interface RankedResults {
  readonly catalogue: Catalogue;
  readonly ranking: Ranking;
  readonly pages: LoadedPages;
  readonly pageRanking: PageRanking;
}

/** Whether words must match a term as it is typed, or may differ from it by one letter if nothing matches it. */
type Spelling = "asTyped" | "withTypos";

const hasHits = ({ ranking, pageRanking }: RankedResults): boolean => ranking.hits.length + pageRanking.hits.length > 0;

/** The search in one language. */
const searchIn = (language: Language) => {
  let index = openIndex(language, "default");

  /** For a deployment between two requests: fetches without the browser's cache, which may have files of both deployments. */
  const reloadIndex = (stale: typeof index, terms: readonly string[]) => {
    // Another search may already have replaced the index.
    if (index === stale) index = openIndex(language, "reload");
    return fetchFiles(index, terms);
  };

  return {
    prepare: () => index.prepare(),
    rankResults: async (terms: readonly string[], spelling: Spelling): Promise<RankedResults> => {
      const known = index;
      const files = (await fetchFiles(known, terms)) ?? (await reloadIndex(known, terms));
      if (files === undefined) throw new Error("The search index is not of one deployment.");
      const { catalogue, parts, pages } = files;
      const partsFor = (term: string) => partsToSearch(term).flatMap((name) => parts.get(name) ?? []);
      const likenessOf = (term: string) =>
        spelling === "asTyped" ? likenessTo(term) : likenessWithTypos(term, [...partsFor(term), pages.part]);
      return {
        catalogue,
        ranking: rank(terms, partsFor, catalogue.posts.length, likenessOf),
        pages,
        pageRanking: rankPages(terms, pages, likenessOf),
      };
    },
  };
};

const isBetter = (pages: PageRanking, posts: Ranking): boolean =>
  pages.fit > Math.max(0, ...posts.hits.map(({ fit }) => fit));

const foundPage = ({ entry: { to, title, page }, line }: PageHit): FoundPage => ({ to, title, page, line });

/** The results in the page's language. */
const foundHere = ({ catalogue, ranking, pageRanking }: RankedResults): Found => ({
  posts: ranking.hits.flatMap(({ post, inText }) => {
    const known = catalogue.posts[post];
    return known === undefined ? [] : [foundPost(catalogue, known, inText)];
  }),
  pages: pageRanking.hits.map(foundPage),
  pagesFirst: isBetter(pageRanking, ranking),
  words: new Set([...ranking.words, ...pageRanking.words]),
});

/** For hits in another language, the same chapters in the page's language, or the whole page if a chapter has another id there. */
const ownPages = ({ pages }: RankedResults, { hits }: PageRanking, inLanguage: Language): readonly FoundPage[] => {
  const byAddress = new Map(pages.entries.map((entry) => [entry.to, entry]));
  const found = new Map<string, FoundPage>();
  for (const { entry, line } of hits) {
    const same = byAddress.get(entry.to) ?? byAddress.get(entry.to.replace(/#.*$/, ""));
    if (same !== undefined && !found.has(same.to))
      found.set(same.to, { ...foundPage({ entry: same, line }), inLanguage });
  }
  return [...found.values()];
};

/**
 * Searches the posts and pages in the page's language and, if there are no results, in all other languages. If there are none either, it
 * searches again in the same order for words that differ by one letter.
 */
export const createSearchEngine = (language: Language): SearchEngine => {
  const own = searchIn(language);
  const others = languages.filter((other) => other !== language).map((other) => ({ other, ...searchIn(other) }));

  const searchOtherLanguages = async (
    terms: readonly string[],
    ownResults: RankedResults,
    spelling: Spelling,
  ): Promise<Found> => {
    const { catalogue } = ownResults;
    const bySlug = new Map(catalogue.posts.map((post) => [post[0], post]));
    const found = await Promise.all(
      others.map(async ({ other, rankResults }) => {
        const { catalogue: otherCatalogue, ranking, pageRanking } = await rankResults(terms, spelling);
        const posts = ranking.hits.flatMap(({ post, inText }) => {
          const [slug = "", , , , title = ""] = otherCatalogue.posts[post] ?? [];
          const same = bySlug.get(slug);
          if (same === undefined) return [];
          // If the words are only in the post's title or description, its title in the other language is shown.
          return [{ ...foundPost(catalogue, same, inText.length === 0 ? [title] : inText), inLanguage: other }];
        });
        return { posts, pages: ownPages(ownResults, pageRanking, other), pagesFirst: isBetter(pageRanking, ranking) };
      }),
    );
    return {
      posts: found.flatMap(({ posts }) => posts),
      pages: found.flatMap(({ pages }) => pages),
      pagesFirst: found.some(({ pagesFirst }) => pagesFirst),
      words: new Set(),
    };
  };

  return {
    prepare: own.prepare,
    search: async (query) => {
      const terms = termsOf(query);
      const search = async (spelling: Spelling): Promise<Found> => {
        const ownResults = await own.rankResults(terms, spelling);
        return hasHits(ownResults) ? foundHere(ownResults) : searchOtherLanguages(terms, ownResults, spelling);
      };
      const found = await search("asTyped");
      return found.posts.length + found.pages.length > 0 ? found : search("withTypos");
    },
  };
};
