/**
 * Forms of a word that count as the same in a search: Greek and English endings, single-letter typos, and Greek in
 * Latin letters. Words are folded (`fold.ts`).
 */
const endings = /(?:ουσ|εων|εισ|εωσ|οσ|ησ|ασ|εσ|ισ|ου|ων|οι|α|η|ο|ι|υ|ε|ω|ies|ing|es|ed|s|y|e)$/;

/** The word without its ending, if at least three letters remain: `εκκλησιεσ` → `εκκλησι`, `churches` → `church`. */
export const stemOf = (word: string): string => {
  const stem = word.replace(endings, "");
  return stem.length >= 3 ? stem : word;
};

/** Whether two words differ by at most one letter: replaced, added, removed, or swapped with its neighbour. */
export const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
};

/**
 * The Greek letters that Latin letters stand for, by sound or by shape. The longest match comes first; its letters may
 * also be read singly: `ps` may be `ψ` or `πσ`.
 */
const letters: Readonly<Record<string, string>> = {
  a: "α",
  af: "αυ",
  ai: "αι",
  au: "αυ",
  av: "αυ",
  b: "β|μπ",
  c: "κ|σ",
  ch: "χ",
  d: "δ|ντ",
  e: "ε|αι",
  ef: "ευ",
  ei: "ει",
  eu: "ευ",
  ev: "ευ",
  f: "φ",
  g: "γ|γκ|γγ",
  h: "η|χ",
  i: "ι|η|υ|ει|οι",
  j: "ξ|τζ",
  k: "κ",
  ks: "ξ",
  l: "λ",
  m: "μ",
  n: "ν",
  nd: "ντ",
  ng: "γγ|γκ",
  o: "ο|ω",
  oi: "οι",
  ou: "ου",
  p: "π",
  ph: "φ",
  ps: "ψ",
  q: "κ",
  r: "ρ",
  s: "σ",
  t: "τ",
  th: "θ",
  u: "υ|ου",
  v: "β",
  w: "ω",
  x: "χ|ξ",
  y: "υ|ι|η",
  z: "ζ",
  "3": "ξ",
  "8": "θ",
};

/** A double letter is often typed as one. */
const double = (greek: string): string => (/^[βκλμνπρστ]$/.test(greek) ? `${greek}{1,2}` : greek);

const either = (greek: string): string => `(?:${greek.split("|").map(double).join("|")})`;

const inGreek = (term: string): string => {
  let pattern = "";
  for (let at = 0; at < term.length; at += 1) {
    const single = letters[term.charAt(at)] ?? "";
    const pair = letters[term.slice(at, at + 2)];
    if (at + 1 < term.length && pair !== undefined) {
      const apart = either(single) + either(letters[term.charAt(at + 1)] ?? "");
      pattern += `(?:${pair}|${apart})`;
      at += 1;
    } else pattern += either(single);
  }
  return pattern;
};

const hasLatin = /[a-z]/;
const onlyKnown = /^[a-z38]+$/;

/** Whether a folded word may be Greek written in Latin letters. */
export const mayBeGreeklish = (term: string): boolean => hasLatin.test(term) && onlyKnown.test(term);

/** The Greek letters with which a word in Latin letters may begin; empty for a word that cannot be Greek. */
export const firstGreekLetters = (term: string): readonly string[] => {
  if (!mayBeGreeklish(term)) return [];
  const starts = [letters[term.charAt(0)], letters[term.slice(0, 2)]].flatMap((greek) => greek?.split("|") ?? []);
  return [...new Set(starts.map((greek) => greek.charAt(0)))];
};

/** How a term in Latin letters matches Greek words. */
interface Spelling {
  /** How many letters at the beginning of the word the term spells; 0 if none. */
  readonly beginning: (word: string) => number;
  /** Whether the word is an inflected form of the word that the term spells. */
  readonly isForm: (word: string) => boolean;
}

/** The spelling of a folded term; null for a term that cannot be Greek. */
export const spellingOf = (term: string): Spelling | null => {
  if (!mayBeGreeklish(term)) return null;
  const begins = new RegExp(`^${inGreek(term)}`);
  const stem = term.replace(/(?:ous|eon|eis|os|hs|is|as|es|ou|wn|on|oi|a|h|o|i|y|u|e|w)$/, "");
  const isStem = stem.length >= 3 ? new RegExp(`^${inGreek(stem)}$`) : null;
  return {
    beginning: (word) => begins.exec(word)?.[0].length ?? 0,
    isForm: (word) => isStem?.test(stemOf(word)) ?? false,
  };
};
