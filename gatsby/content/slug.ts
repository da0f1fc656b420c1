/** Readable ASCII names for addresses and anchors, from either language. */
import { loadModule } from "../load-module";

type Slugify = (text: string) => string;

let slugify: Slugify | undefined;

/** Pairs that sound as one, then letters whose usual transcription differs from the package's. */
const greek: readonly (readonly [RegExp, string])[] = [
  [/ου/g, "ou"],
  [/([αεη])υ(?=[θκξπσςτφχψ]|[^\p{L}]|$)/gu, "$1f"],
  [/([αεη])υ/g, "$1v"],
  [/(^|[^\p{L}])μπ/gu, "$1b"],
  [/(^|[^\p{L}])ντ/gu, "$1d"],
  [/(^|[^\p{L}])γκ/gu, "$1g"],
  [/γγ/g, "ng"],
  [/γ(?=[ξχ])/g, "n"],
  [/θ/g, "th"],
  [/ξ/g, "x"],
  [/χ/g, "ch"],
  [/υ/g, "y"],
  [/ψ/g, "ps"],
];

// Accents and breathings go, the diaeresis stays: “ρολόι” and “αϋπνία” keep their vowels apart. Of Greek letters alone: “ü” is the package's to transcribe.
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?:\p{Script=Greek}\p{M}*)+/gu, (letters) => letters.normalize("NFKD").replace(/(?!\u0308)\p{M}/gu, ""))
    .normalize("NFD")
    .replaceAll("\u0301", "")
    .normalize("NFC");

/** “Τρεις τρόποι να ανεβείτε” → `treis-tropoi-na-aneveite`; “Café & bar” → `cafe-and-bar`. Empty if nothing is left. */
export const slugOf = (text: string): string => {
  slugify ??= (loadModule("@sindresorhus/slugify") as { default: Slugify }).default;
  return slugify(greek.reduce((result, [pattern, latin]) => result.replace(pattern, latin), bare(text)));
};

/** Makes names unique in the order they are asked for: `quiet`, `quiet-2`, `quiet-3`. */
export const uniqueNames = (): ((name: string) => string) => {
  const taken = new Map<string, number>();
  return (name) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
};
