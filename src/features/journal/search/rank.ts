/** Finds and ranks posts for a query in loaded parts of the search index. Pure functions. */
import { type IndexPart, fromDeltas } from "../../../lib/search/search-format";
import { fold, wordsIn } from "../../../lib/text/fold";
import { spellingOf, isNear, stemOf } from "../../../lib/text/word-forms";

interface IndexedWord {
  /** The most frequent spelling in the posts. */
  readonly shown: string;
  /** Where the word occurs: `post × 4 + weight`, as in search-format.ts. */
  readonly codes: readonly number[];
}

/** A part of the index, prepared for searching: folded word → its entry. */
export type LoadedPart = ReadonlyMap<string, IndexedWord>;

export const loadPart = (part: IndexPart): LoadedPart =>
  new Map(Object.entries(part).map(([shown, deltas]) => [fold(shown), { shown, codes: fromDeltas(deltas) }]));

interface Hit {
  /** The post's number in the catalogue. */
  readonly post: number;
  readonly score: number;
  /** The score without the weight of rare words, so that it can be compared with that of another index. */
  readonly fit: number;
  /** Up to two matching words for each term that is in the post's text or headings, but not in its title, description or section. */
  readonly inText: readonly string[];
}

export interface Ranking {
  /** Best first; equal hits by age, newest first. */
  readonly hits: readonly Hit[];
  /** Every folded word that matched, for marking. */
  readonly words: ReadonlySet<string>;
}

/** How much a match counts by its place, a weight of search-format.ts: in the text, a heading, the description, the title. */
const worth = [1, 2, 4, 8] as const;
/** A result always shows the words at this place (an index of `worth`) and at higher ones: description and title. */
const shownFrom = 2;

/** The words of a query, folded and without duplicates. */
export const termsOf = (query: string): string[] => [...new Set(wordsIn(query).map(fold))];

/** How well a word matches a term that consists of the word's first `length` letters. */
const likenessOfBeginning = (word: string, length: number): number =>
  word.length === length ? 1 : word.length - length <= 3 ? 0.8 : 0.55;

/** How well a word matches a term, from 0 to 1. */
export type Likeness = (word: string) => number;

/** Matches the term, words that begin with it, its other forms, and Greek words that it spells in Latin letters. */
export const likenessTo = (term: string): Likeness => {
  const spelling = term.length > 1 ? spellingOf(term) : null;
  return (word) => {
    if (word === term) return 1;
    if (term.length > 1 && word.startsWith(term)) return likenessOfBeginning(word, term.length);
    if (term.length > 3 && stemOf(word) === stemOf(term)) return 0.5;
    const spelled = spelling?.beginning(word) ?? 0;
    if (spelled > 0) return 0.9 * likenessOfBeginning(word, spelled);
    return term.length > 3 && spelling?.isForm(word) === true ? 0.45 : 0;
  };
};

/**
 * Also finds words that differ from the term by one letter (`isNear`), if the term has at least five letters and no word of
 * `parts` matches it. `parts` are those of all searched indexes: a term that one of them has is not a typing error in another.
 */
export const likenessWithTypos = (term: string, parts: readonly LoadedPart[]): Likeness => {
  const likeness = likenessTo(term);
  if (term.length < 5 || parts.some((part) => [...part.keys()].some((word) => likeness(word) > 0))) return likeness;
  return (word) => (isNear(term, word) ? 0.3 : 0);
};

interface Match extends IndexedWord {
  readonly word: string;
  readonly likeness: number;
}

const matchesIn = (likeness: Likeness, parts: readonly LoadedPart[]): Match[] =>
  parts
    .flatMap((part) => [...part])
    .flatMap(([word, entry]) => {
      const value = likeness(word);
      return value === 0 ? [] : [{ ...entry, word, likeness: value }];
    });

interface PostScore {
  score: number;
  place: number;
  readonly inText: string[];
}

const scorePosts = (matches: readonly Match[]): Map<number, PostScore> => {
  const posts = new Map<number, PostScore>();
  for (const match of [...matches].sort((a, b) => b.likeness - a.likeness)) {
    for (const code of match.codes) {
      const place = code % 4;
      const postScore = posts.get(Math.floor(code / 4)) ?? { score: 0, place: 0, inText: [] };
      postScore.score = Math.max(postScore.score, match.likeness * (worth[place] ?? 1));
      postScore.place = Math.max(postScore.place, place);
      if (place < shownFrom && postScore.inText.length < 2) postScore.inText.push(match.shown);
      posts.set(Math.floor(code / 4), postScore);
    }
  }
  return posts;
};

/**
 * Ranks the posts in which every term is found. Rare words weigh more. `partsFor` returns the parts of the index that may contain a term;
 * `total` is the number of all posts.
 */
export const rank = (
  terms: readonly string[],
  partsFor: (term: string) => readonly LoadedPart[],
  total: number,
  likenessOf: (term: string) => Likeness = likenessTo,
): Ranking => {
  const words = new Set<string>();
  let found: Map<number, Hit> | undefined;
  for (const term of terms) {
    const matches = matchesIn(likenessOf(term), partsFor(term));
    const posts = scorePosts(matches);
    const rarity = Math.log(1 + total / Math.max(1, posts.size));
    const next = new Map<number, Hit>();
    for (const [post, postScore] of posts) {
      const before: Hit | undefined = found === undefined ? { post, score: 0, fit: 0, inText: [] } : found.get(post);
      if (before === undefined) continue;
      const inText = postScore.place < shownFrom ? [...before.inText, ...postScore.inText] : before.inText;
      next.set(post, {
        post,
        score: before.score + postScore.score * rarity,
        fit: before.fit + postScore.score,
        inText,
      });
    }
    matches.forEach(({ word }) => words.add(word));
    found = next;
  }
  return { hits: [...(found?.values() ?? [])].sort((a, b) => b.score - a.score || a.post - b.post), words };
};
