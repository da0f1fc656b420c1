/** Makes readable ASCII names for URLs and anchors from English or Greek text. */
import slugify from "@sindresorhus/slugify";

/** Combinations of letters that are transcribed as one, then letters that the package does not transcribe in the usual way. */
const greek: readonly (readonly [RegExp, string])[] = [
  [/ου/g, "ou"],
  [/([αεη])υ(?=[θκξπσςτφχψ]|[^\p{L}]|$)/gu, "$1f"],
  [/([αεη])υ/g, "$1v"],
  [/(^|[^\p{L}])μπ/gu, "$1b"],
  [/(^|[^\p{L}])ντ/gu, "$1d"],
  [/(^|[^\p{L}])γκ/gu, "$1g"],
  [/γγ/g, "ng"],
  [/γ(?=[ξχ])/g, "n"],
  [/ξ/g, "x"],
  [/χ/g, "ch"],
];

/**
 * In lower case, without Greek accents and breathings. The diaeresis stays, because it separates vowels (“αϋπνία”). Latin letters lose only
 * the acute: the package transcribes the other marks (“ü”).
 */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?:\p{Script=Greek}\p{M}*)+/gu, (letters) => letters.normalize("NFKD").replace(/(?!\u0308)\p{M}/gu, ""))
    .normalize("NFD")
    .replaceAll("\u0301", "")
    .normalize("NFC");

/**
 * “Τρεις τρόποι να ανεβείτε” → `treis-tropoi-na-aneveite`; “Café & bar” → `cafe-and-bar`. Empty if nothing in the text can be transcribed.
 */
export const slugOf = (text: string): string =>
  slugify(greek.reduce((result, [pattern, latin]) => result.replace(pattern, latin), bare(text)));

/** Returns a function that makes names unique by numbering repeated ones: `quiet`, `quiet-2`, `quiet-3`. */
export const uniqueNames = (): ((name: string) => string) => {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
    taken.add(unique);
    return unique;
  };
};
