/** Finds and ranks chapters of the pages outside the journal, and picks the line of each that answers. Pure. */
import { toSteps, weights } from "../../../lib/search/index-format";
import type { SearchedPage } from "../../../lib/search/pages-format";
import { cutAtWords, fold, partsOf, wordsIn } from "../../../lib/text/fold";
import { type LoadedPart, rank } from "./rank";

/** A page, or a chapter of one. */
export interface PageEntry {
  /** Without language, with the chapter's id: `/guide#parking`. */
  readonly to: string;
  readonly title: string;
  /** Whose chapter it is; null for a page as a whole. */
  readonly page: string | null;
  readonly lines: readonly string[];
  /** Folded words that it has itself, and not only the page that it stands on. */
  readonly words: ReadonlySet<string>;
}

/** Pages, ready to be searched. */
export interface LoadedPages {
  readonly entries: readonly PageEntry[];
  readonly part: LoadedPart;
}

/** Words as they are looked for: a compound is found by each of its parts, as in posts. */
const foldedWords = (text: string): string[] =>
  wordsIn(text).flatMap((word) => [word, ...partsOf(word)].map((part) => fold(part)));

type Field = readonly [weight: number, text: string];

const entryOf = (entry: Omit<PageEntry, "words">, fields: readonly Field[], of: string) => ({
  entry: { ...entry, words: new Set(fields.flatMap(([, text]) => foldedWords(text))) },
  // A chapter is found by its page's name too: “parking guide”.
  fields: [...fields, [weights.text, of] as const],
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
      // A chapter that has only further ones below it says what its page is about.
      { to: `${path}#${id}`, title, page: name, lines: linesOf(words === "" ? description : words) },
      [
        [weights.title, title],
        [weights.text, words],
      ],
      name,
    ),
  );

/** Of equals, those in front come first: pages before their chapters. */
export const loadPages = (pages: readonly SearchedPage[]): LoadedPages => {
  const entries = [...pages.map(wholePage), ...pages.flatMap(chaptersOf)];
  const places = new Map<string, Map<number, number>>();
  entries.forEach(({ fields }, number) => {
    for (const [weight, text] of fields) {
      for (const word of foldedWords(text)) {
        const standing = places.get(word) ?? new Map<number, number>();
        standing.set(number, Math.max(weight, standing.get(number) ?? 0));
        places.set(word, standing);
      }
    }
  });
  return {
    entries: entries.map(({ entry }) => entry),
    part: new Map(
      [...places].map(([word, standing]) => [
        word,
        { shown: word, steps: toSteps([...standing].map(([number, weight]) => number * 4 + weight)) },
      ]),
    ),
  };
};

export interface PageHit {
  readonly entry: PageEntry;
  /** The line that has most of the words, in whole or around the first of them. */
  readonly line: string;
}

/** Letters of a line that a result shows. */
const longest = 190;
/** Letters before the first word that answers, and as many where its sentence begins there. */
const ahead = 60;
const aheadInSentence = 110;

/** Where to begin, to show what stands at `at`: with its sentence, or else with a word shortly before it. */
const beginningFor = (line: string, at: number): number => {
  if (at >= line.length || at <= ahead) return 0;
  const sentence = Math.max(...[". ", "· ", "; ", "? "].map((end) => line.lastIndexOf(end, at - 2) + 2));
  return at - sentence <= aheadInSentence ? (sentence > 1 ? sentence : 0) : line.indexOf(" ", at - ahead) + 1;
};

/** The words around the first one that answers, where a line is too long for a result. */
const around = (line: string, isFound: (word: string) => boolean): string => {
  if (line.length <= longest) return line;
  let at = 0;
  for (const piece of cutAtWords(line)) {
    if (isFound(piece)) break;
    at += piece.length;
  }
  const from = beginningFor(line, at);
  const rest = line.slice(from);
  const until = rest.length <= longest ? rest.length : rest.lastIndexOf(" ", longest);
  return `${from > 0 ? "… " : ""}${rest.slice(0, until)}${until < rest.length ? " …" : ""}`;
};

const answeringLine = ({ lines }: PageEntry, words: ReadonlySet<string>): string => {
  const isFound = (piece: string) => [piece, ...partsOf(piece)].some((word) => words.has(fold(word)));
  const counts = lines.map((line) => new Set(foldedWords(line).filter((word) => words.has(word))).size);
  const best = Math.max(0, ...counts);
  return around(lines[best === 0 ? 0 : counts.indexOf(best)] ?? "", isFound);
};

export interface PageRanking {
  /** Best first. */
  readonly hits: readonly PageHit[];
  /** How well the best of them answers, comparable with posts; 0 where there is none. */
  readonly fit: number;
  /** Every folded word that answered, for marking. */
  readonly words: ReadonlySet<string>;
}

/** Ranks pages and chapters as `rank` does posts, leaving out those of which only the page's name was found. */
export const rankPages = (terms: readonly string[], { entries, part }: LoadedPages): PageRanking => {
  const { hits, words } = rank(terms, () => [part], entries.length);
  const own = hits.flatMap(({ post, fit }) => {
    const entry = entries[post];
    return entry === undefined || ![...words].some((word) => entry.words.has(word)) ? [] : [{ entry, fit }];
  });
  return {
    hits: own.map(({ entry }) => ({ entry, line: answeringLine(entry, words) })),
    fit: Math.max(0, ...own.map(({ fit }) => fit)),
    words,
  };
};
