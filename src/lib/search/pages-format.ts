/**
 * What the search knows of the pages outside the journal, as the build writes it and the browser reads it. Pure.
 *
 * Two small files for each language are read from the built pages themselves: what stands on a page is found, and a page that the
 * house has not is not in them. `/search/policies.{language}.json` has the policies, which are as long as all other pages together,
 * `/search/pages.{language}.json` the rest. They hold texts, not an index: a result shows the line that answers.
 */
import type { Language } from "../../settings/languages";

/** A part of a page that an address leads to: its id, its heading, and its text, one line for each paragraph, point or row. */
export type Chapter = [id: string, title: string, text: string];

export interface SearchedPage {
  /** Without language. */
  readonly path: string;
  /** As links call it. */
  readonly name: string;
  /** Its title in a browser's tab, without the brand, and its heading. */
  readonly titles: string;
  readonly description: string;
  /** What stands before its first chapter. */
  readonly text: string;
  readonly chapters: readonly Chapter[];
}

export interface PagesFile {
  readonly pages: readonly SearchedPage[];
}

export const pagesFiles = ["pages", "policies"] as const;
export type PagesFileName = (typeof pagesFiles)[number];

export const pagesPath = (language: Language, file: PagesFileName): string => `/search/${file}.${language}.json`;
