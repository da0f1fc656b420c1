/**
 * The format of the search data for pages outside the journal.
 *
 * The build reads it from the built pages and writes two small files for each language. `/search/policies.{language}.json` has the
 * policies, which are as long as all other pages together; `/search/pages.{language}.json` has the rest. They contain texts instead of
 * an index, so that a result can show the line that fits the query.
 */
import type { Language } from "../../settings/languages";

/** A part of a page with an id: the id, its heading, and its text, with one line for each paragraph, list item or row. */
export type Chapter = [id: string, title: string, text: string];

export interface SearchedPage {
  /** Path without language. */
  readonly path: string;
  /** The name in breadcrumbs. */
  readonly name: string;
  /** The page's title without the brand, and its heading. */
  readonly titles: string;
  readonly description: string;
  /** The text before the first chapter. */
  readonly text: string;
  readonly chapters: readonly Chapter[];
}

export interface PagesFile {
  readonly pages: readonly SearchedPage[];
}

export const pagesFiles = ["pages", "policies"] as const;
export type PagesFileName = (typeof pagesFiles)[number];

export const pagesPath = (language: Language, file: PagesFileName): string => `/search/${file}.${language}.json`;
