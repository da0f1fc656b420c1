/**
 * The files of the search: an index of the posts, and the texts of the pages outside the journal. The build writes them,
 * the browser reads them. Pure functions.
 *
 * `/search/{language}.json` is the catalogue, with what a result shows. `/search/{language}/{part}.json` has the words
 * that begin with one letter. A search loads the catalogue once and the part of each word it looks for, not the words
 * of all posts.
 *
 * Parts refer to posts by their index in the catalogue, and the URLs of both are the same for all deployments. Both
 * contain a hash of the order of the posts, so that a part is never combined with the catalogue of another deployment.
 *
 * The pages outside the journal are in two small files for each language. `/search/policies.{language}.json` has the
 * policies, which are as long as all other pages together; `/search/pages.{language}.json` has the rest. They contain
 * texts instead of an index, so that a result can show the line that fits the query.
 */
import type { Language } from "../../settings/languages";
import { fold } from "../text/fold";
import { firstGreekLetters } from "../text/word-forms";

/** Where a word occurs in a post; a higher weight means that the post is more about it. */
export const weights = { text: 0, heading: 1, description: 2, title: 3 } as const;

/** `[slug, section, day, reading minutes, title, description]`. */
export type CataloguePost = [string, string, string, number, string, string];

export interface Catalogue {
  /** Hash of the order of the posts. */
  readonly order: string;
  /** Section id → name. */
  readonly sections: Readonly<Record<string, string>>;
  /** Newest first; the parts refer to posts by their index in this list. */
  readonly posts: readonly CataloguePost[];
  /** Names of the existing parts. */
  readonly parts: readonly string[];
}

/** Word, in its most frequent spelling → its occurrences `post × 4 + weight` in ascending order, stored by `toDeltas`. */
export type IndexPart = Readonly<Record<string, readonly number[]>>;

/** The file of a part. */
export interface PartFile {
  /** The `order` of the catalogue that the indices refer to. */
  readonly order: string;
  readonly words: IndexPart;
}

/** The part of a word: its first letter's code point in hexadecimal, or `0` if it begins with a digit. */
export const partOf = (word: string): string => {
  const first = fold(word).codePointAt(0) ?? 0;
  return first >= 0x30 && first <= 0x39 ? "0" : first.toString(16);
};

/** The parts that may contain a folded term: that of its first letter, and those of the Greek letters it may stand for. */
export const partsToSearch = (term: string): string[] => [...new Set([term, ...firstGreekLetters(term)].map(partOf))];

export const cataloguePath = (language: Language): string => `/search/${language}.json`;
export const partPath = (language: Language, part: string): string => `/search/${language}/${part}.json`;

/** Delta encoding of ascending numbers: `[5, 9, 14]` → `[5, 4, 5]`. */
export const toDeltas = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** Decodes what `toDeltas` has encoded. */
export const fromDeltas = (deltas: readonly number[]): number[] => {
  let sum = 0;
  return deltas.map((delta) => (sum += delta));
};

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
