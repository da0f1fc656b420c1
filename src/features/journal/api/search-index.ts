/** Fetches the search data: the index of the posts, and the texts of the pages outside the journal. */
import * as v from "valibot";
import { readJson } from "../../../lib/backend/read-json";
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

/** Timeout of a request, in milliseconds: the files are larger than other responses, and the reader is waiting for them. */
const timeout = 20_000;

/** Fetches the catalogue: what a result shows of each post. */
export const fetchCatalogue = (language: Language, cache: RequestCache): Promise<Catalogue> =>
  readJson(cataloguePath(language), catalogueSchema, { cache }, timeout);

const partSchema = v.object({ order: v.string(), words: v.record(v.string(), v.array(v.number())) });

/** Fetches the words of one part of the search index. */
export const fetchPart = (language: Language, part: string, cache: RequestCache): Promise<PartFile> =>
  readJson(partPath(language, part), partSchema, { cache }, timeout);

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
): Promise<readonly SearchedPage[]> =>
  (await readJson(pagesPath(language, file), pagesSchema, { cache }, timeout)).pages;
