/** Fetches the search data: the index of the posts, and the texts of the pages outside the journal. */
import * as v from "valibot";
import type { Language } from "../../../settings/languages";
import {
  type Catalogue,
  cataloguePath,
  type PartFile,
  partPath,
  type PagesFileName,
  type SearchedPage,
  pagesPath,
} from "../../../lib/search/search-format";

const catalogueSchema = v.object({
  order: v.string(),
  sections: v.record(v.string(), v.string()),
  posts: v.array(v.strictTuple([v.string(), v.string(), v.string(), v.number(), v.string(), v.string()])),
  parts: v.array(v.string()),
});

/** Fetches the catalogue: what a result shows of each post. Throws if the request fails or the file is not valid. */
export const fetchCatalogue = async (language: Language, cache: RequestCache): Promise<Catalogue> => {
  const response = await fetch(cataloguePath(language), { cache });
  if (!response.ok) throw new Error(`The search catalogue answered ${response.status}.`);
  return v.parse(catalogueSchema, await response.json());
};

const partSchema = v.object({ order: v.string(), words: v.record(v.string(), v.array(v.number())) });

/** Fetches the words of one part of the search index. Throws if the request fails or the file is not valid. */
export const fetchPart = async (language: Language, part: string, cache: RequestCache): Promise<PartFile> => {
  const response = await fetch(partPath(language, part), { cache });
  if (!response.ok) throw new Error(`A part of the search index answered ${response.status}.`);
  return v.parse(partSchema, await response.json());
};

const pagesSchema = v.object({
  pages: v.array(
    v.object({
      path: v.string(),
      name: v.string(),
      titles: v.string(),
      description: v.string(),
      text: v.string(),
      chapters: v.array(v.strictTuple([v.string(), v.string(), v.string()])),
    }),
  ),
});

/** Fetches one of the files with the pages outside the journal. Throws if the request fails or the file is not valid. */
export const fetchPages = async (
  language: Language,
  file: PagesFileName,
  cache: RequestCache,
): Promise<readonly SearchedPage[]> => {
  const response = await fetch(pagesPath(language, file), { cache });
  if (!response.ok) throw new Error(`The pages to be searched answered ${response.status}.`);
  return v.parse(pagesSchema, await response.json()).pages;
};
