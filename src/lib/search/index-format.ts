/**
 * The search index of the journal, as the build writes it and the browser reads it. Pure.
 *
 * `/search/{language}.json` is the catalogue: what a result shows. `/search/{language}/{part}.json` holds the words that
 * begin with one letter. A search fetches the catalogue once and the part of each word it looks for, so that thousands
 * of posts cost a reader little more than ten do.
 *
 * Parts name posts by their place in the catalogue, and both keep their addresses from one deployment to the next. All of
 * them carry the mark of the order they were made for, so that a part is never read with another deployment's catalogue.
 */
import type { Language } from "../../settings/languages";
import { fold } from "../text/fold";
import { firstGreekLetters } from "../text/greeklish";

/** Where a word occurs in a post; the higher, the more the post is about it. */
export const weights = { text: 0, heading: 1, description: 2, title: 3 } as const;

/** `[slug, section, day, reading minutes, title, description]`. */
export type CataloguePost = [string, string, string, number, string, string];

export interface Catalogue {
  /** The mark of this order of posts; another order, another mark. */
  readonly order: string;
  /** Section id → name. */
  readonly sections: Readonly<Record<string, string>>;
  /** Newest first; a post's place in this list is its number in the parts. */
  readonly posts: readonly CataloguePost[];
  /** The parts that exist. */
  readonly parts: readonly string[];
}

/** Word, as the posts mostly write it → where it occurs, as steps between rising `post × 4 + weight`. */
export type IndexPart = Readonly<Record<string, readonly number[]>>;

/** A part as it is written. */
export interface PartFile {
  /** The mark of the catalogue whose places the words name. */
  readonly order: string;
  readonly words: IndexPart;
}

/** The part a word belongs to: its first letter's code point in hexadecimal, or `0` for everything that begins with a digit. */
export const partOf = (word: string): string => {
  const first = fold(word).codePointAt(0) ?? 0;
  return first >= 0x30 && first <= 0x39 ? "0" : first.toString(16);
};

/** The parts in which a folded term may be found: its own, and those of the Greek letters it may stand for. */
export const partsToSearch = (term: string): string[] => [...new Set([term, ...firstGreekLetters(term)].map(partOf))];

export const cataloguePath = (language: Language): string => `/search/${language}.json`;
export const partPath = (language: Language, part: string): string => `/search/${language}/${part}.json`;

/** Rising numbers as steps: `[5, 9, 14]` → `[5, 4, 5]`. */
export const toSteps = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** Steps back to numbers. */
export const fromSteps = (steps: readonly number[]): number[] => {
  let sum = 0;
  return steps.map((step) => (sum += step));
};
