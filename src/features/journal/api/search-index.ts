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

/** Timeout of a request, in milliseconds. */
const timeout = 20_000;

/** Fetches a file of the search data. Throws if the request fails, takes too long or returns something else. */
const read = async <File>(
  address: string,
  schema: v.GenericSchema<unknown, File>,
  cache: RequestCache,
): Promise<File> => {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return v.parse(schema, await response.json());
};

/** Fetches the catalogue: what a result shows of each post. */
export const fetchCatalogue = (language: Language, cache: RequestCache): Promise<Catalogue> =>
  read(cataloguePath(language), catalogueSchema, cache);

const partSchema = v.object({ order: v.string(), words: v.record(v.string(), v.array(v.number())) });

/** Fetches the words of one part of the search index. */
export const fetchPart = (language: Language, part: string, cache: RequestCache): Promise<PartFile> =>
  read(partPath(language, part), partSchema, cache);

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

/** Fetches one of the files with the pages outside the journal. */
export const fetchPages = async (
  language: Language,
  file: PagesFileName,
  cache: RequestCache,
): Promise<readonly SearchedPage[]> => (await read(pagesPath(language, file), pagesSchema, cache)).pages;
