/** Finds and ranks posts for a query over loaded parts of the search index. Pure. */
import { type IndexPart, fromSteps } from "../../../lib/search/index-format";
import { fold, wordsIn } from "../../../lib/text/fold";
import { spellingOf } from "../../../lib/text/greeklish";
import { isNear, stemOf } from "../../../lib/text/word-forms";

interface IndexedWord {
  /** The word as the posts mostly write it. */
  readonly shown: string;
  readonly steps: readonly number[];
}

/** A part of the index, ready to be searched: folded word → its entry. */
export type LoadedPart = ReadonlyMap<string, IndexedWord>;

export const loadPart = (part: IndexPart): LoadedPart =>
  new Map(Object.entries(part).map(([shown, steps]) => [fold(shown), { shown, steps }]));

export interface Hit {
  /** The post's number in the catalogue. */
  readonly post: number;
  readonly score: number;
  /** The same without regard to how rare the words are: it can be compared with that of another index. */
  readonly fit: number;
  /** Words found in its text that its title, description and section do not show. */
  readonly inText: readonly string[];
}

export interface Ranking {
  /** Best first; equals by age, the newest first. */
  readonly hits: readonly Hit[];
  /** Every folded word that answered the query, for marking. */
  readonly words: ReadonlySet<string>;
}

/** What a word is worth by where it stands: text, heading, description, title. */
const worth = [1, 2, 4, 8] as const;
/** The lowest place that a result shows by itself. */
const shownFrom = 2;

/** The words a query asks for, folded, each once. */
export const termsOf = (query: string): string[] => [...new Set(wordsIn(query).map(fold))];

/** How well a word answers whose beginning, of so many letters, is what was asked for. */
const likenessOfBeginning = (word: string, length: number): number =>
  word.length === length ? 1 : word.length - length <= 3 ? 0.8 : 0.55;

/** How well each word answers a term: as itself, as its beginning, in another form, or as the Greek that it spells in Latin letters. */
const likenessTo = (term: string): ((word: string) => number) => {
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

interface Match extends IndexedWord {
  readonly word: string;
  readonly likeness: number;
}

const matchesIn = (term: string, parts: readonly LoadedPart[]): Match[] => {
  const entries = parts.flatMap((part) => [...part]);
  const likeness = likenessTo(term);
  const alike = entries.flatMap(([word, entry]) => {
    const value = likeness(word);
    return value === 0 ? [] : [{ ...entry, word, likeness: value }];
  });
  if (alike.length > 0 || term.length < 5) return alike;
  return entries.filter(([word]) => isNear(term, word)).map(([word, entry]) => ({ ...entry, word, likeness: 0.3 }));
};

interface PostScore {
  score: number;
  place: number;
  readonly inText: string[];
}

const scorePosts = (matches: readonly Match[]): Map<number, PostScore> => {
  const posts = new Map<number, PostScore>();
  for (const match of [...matches].sort((a, b) => b.likeness - a.likeness)) {
    for (const code of fromSteps(match.steps)) {
      const place = code % 4;
      const standing = posts.get(Math.floor(code / 4)) ?? { score: 0, place: 0, inText: [] };
      standing.score = Math.max(standing.score, match.likeness * (worth[place] ?? 1));
      standing.place = Math.max(standing.place, place);
      if (place < shownFrom && standing.inText.length < 2) standing.inText.push(match.shown);
      posts.set(Math.floor(code / 4), standing);
    }
  }
  return posts;
};

/**
 * Ranks the posts in which every term is found: as itself, as the beginning of a word, in another form, or, where none
 * of these is, with one letter different. Greek may be asked for in Latin letters. Rare words weigh more. `partsFor` gives the parts
 * a term may be found in, `total` is the number of all posts.
 */
export const rank = (
  terms: readonly string[],
  partsFor: (term: string) => readonly LoadedPart[],
  total: number,
): Ranking => {
  const words = new Set<string>();
  let found: Map<number, Hit> | undefined;
  for (const term of terms) {
    const matches = matchesIn(term, partsFor(term));
    const posts = scorePosts(matches);
    const rarity = Math.log(1 + total / Math.max(1, posts.size));
    const next = new Map<number, Hit>();
    for (const [post, standing] of posts) {
      const before: Hit | undefined = found === undefined ? { post, score: 0, fit: 0, inText: [] } : found.get(post);
      if (before === undefined) continue;
      const inText = standing.place < shownFrom ? [...before.inText, ...standing.inText] : before.inText;
      next.set(post, {
        post,
        score: before.score + standing.score * rarity,
        fit: before.fit + standing.score,
        inText,
      });
    }
    matches.forEach(({ word }) => words.add(word));
    found = next;
  }
  return { hits: [...(found?.values() ?? [])].sort((a, b) => b.score - a.score || a.post - b.post), words };
};
