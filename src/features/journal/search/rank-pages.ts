/** Finds and ranks chapters of the pages outside the journal, and chooses the line of each that fits the query. Pure functions. */
import { weights, type SearchedPage } from "../../../lib/search/search-format";
import { cutAtWords, fold, partsOf, wordsIn } from "../../../lib/text/fold";
import { type Likeness, type LoadedPart, likenessTo, rank } from "./rank";

/** A page, or a chapter of one. */
interface PageEntry {
  /** Path without language; for a chapter, with its id: `/guide#parking`. */
  readonly to: string;
  readonly title: string;
  /** Name of the page that the chapter belongs to; null for a whole page. */
  readonly page: string | null;
  readonly lines: readonly string[];
  /** Folded words of the entry, without those of its page's name. */
  readonly words: ReadonlySet<string>;
}

/** Pages, prepared for searching. */
export interface LoadedPages {
  readonly entries: readonly PageEntry[];
  readonly part: LoadedPart;
}

/** The folded words of a text. Compounds also give their parts, as in posts. */
const foldedWords = (text: string): string[] =>
  wordsIn(text).flatMap((word) => [word, ...partsOf(word)].map((part) => fold(part)));

type Field = readonly [weight: number, text: string];

const entryOf = (entry: Omit<PageEntry, "words">, fields: readonly Field[], pageName: string) => ({
  entry: { ...entry, words: new Set(fields.flatMap(([, text]) => foldedWords(text))) },
  // The page's name can be part of a query for a chapter: “parking guide”.
  fields: [...fields, [weights.text, pageName] as const],
});

const linesOf = (text: string): readonly string[] => text.split("\n");

const wholePage = ({ path, name, titles, description, text }: SearchedPage) =>
  entryOf(
    { to: path, title: name, page: null, lines: [description, ...linesOf(text)] },
    [
      [weights.title, `${name}\n${titles}`],
      [weights.description, description],
      [weights.text, text],
    ],
    "",
  );

const chaptersOf = ({ path, name, description, chapters }: SearchedPage) =>
  chapters.map(([id, title, words]) =>
    entryOf(
      // A chapter without text shows the page's description in results.
      { to: `${path}#${id}`, title, page: name, lines: linesOf(words === "" ? description : words) },
      [
        [weights.title, title],
        [weights.text, words],
      ],
      name,
    ),
  );

/** Prepares pages for searching. Whole pages come before chapters, because equal hits are ranked in this order. */
export const loadPages = (pages: readonly SearchedPage[]): LoadedPages => {
  const entries = [...pages.map(wholePage), ...pages.flatMap(chaptersOf)];
  /** For each word, its highest weight in each entry, by the number of the entry. */
  const weightsOfWords = new Map<string, Map<number, number>>();
  entries.forEach(({ fields }, number) => {
    for (const [weight, text] of fields) {
      for (const word of foldedWords(text)) {
        const byEntry = weightsOfWords.get(word) ?? new Map<number, number>();
        byEntry.set(number, Math.max(weight, byEntry.get(number) ?? 0));
        weightsOfWords.set(word, byEntry);
      }
    }
  });
  return {
    entries: entries.map(({ entry }) => entry),
    part: new Map(
      [...weightsOfWords].map(([word, byEntry]) => [
        word,
        { shown: word, codes: [...byEntry].map(([number, weight]) => number * 4 + weight) },
      ]),
    ),
  };
};

export interface PageHit {
  readonly entry: PageEntry;
  /** The line in which the most words of the query were found; a long line is shortened to the words around the first of them. */
  readonly line: string;
}

/** Maximum length of a line in a result, in characters. */
const maxLineLength = 190;
/** Maximum number of characters shown before the first matching word. */
const maxBefore = 60;
/** The same, if the shown text begins where the word's sentence begins. */
const maxBeforeInSentence = 110;

/** Where to begin so that the word at `at` is shown: at the beginning of its sentence, or else at a word shortly before it. */
const beginningFor = (line: string, at: number): number => {
  if (at >= line.length || at <= maxBefore) return 0;
  const sentence = Math.max(...[". ", "· ", "; ", "? "].map((end) => line.lastIndexOf(end, at - 2) + 2));
  return at - sentence <= maxBeforeInSentence ? (sentence > 1 ? sentence : 0) : line.indexOf(" ", at - maxBefore) + 1;
};

/** Shortens a line that is too long for a result to the words around the first matching one. */
const shortened = (line: string, isFound: (word: string) => boolean): string => {
  if (line.length <= maxLineLength) return line;
  let at = 0;
  for (const piece of cutAtWords(line)) {
    if (isFound(piece)) break;
    at += piece.length;
  }
  const from = beginningFor(line, at);
  const rest = line.slice(from);
  const until = rest.length <= maxLineLength ? rest.length : rest.lastIndexOf(" ", maxLineLength);
  return `${from > 0 ? "… " : ""}${rest.slice(0, until)}${until < rest.length ? " …" : ""}`;
};

const bestLine = ({ lines }: PageEntry, words: ReadonlySet<string>): string => {
  const isFound = (piece: string) => [piece, ...partsOf(piece)].some((word) => words.has(fold(word)));
  const counts = lines.map((line) => new Set(foldedWords(line).filter((word) => words.has(word))).size);
  const maxCount = Math.max(0, ...counts);
  return shortened(lines[maxCount === 0 ? 0 : counts.indexOf(maxCount)] ?? "", isFound);
};

export interface PageRanking {
  /** Best first. */
  readonly hits: readonly PageHit[];
  /** How well the best hit fits the query, comparable with that of posts; 0 without hits. */
  readonly fit: number;
  /** Every folded word that matched, for marking. */
  readonly words: ReadonlySet<string>;
}

/** Ranks pages and chapters with `rank`. Chapters that matched only by their page's name are left out. */
export const rankPages = (
  terms: readonly string[],
  { entries, part }: LoadedPages,
  likenessOf: (term: string) => Likeness = likenessTo,
): PageRanking => {
  const { hits, words } = rank(terms, () => [part], entries.length, likenessOf);
  const own = hits.flatMap(({ post, fit }) => {
    const entry = entries[post];
    return entry === undefined || ![...words].some((word) => entry.words.has(word)) ? [] : [{ entry, fit }];
  });
  return {
    hits: own.map(({ entry }) => ({ entry, line: bestLine(entry, words) })),
    fit: Math.max(0, ...own.map(({ fit }) => fit)),
    words,
  };
};
