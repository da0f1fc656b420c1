/**
 * Normalisation of words for search: without capitals, accents, breathings or final sigmas. Pure functions, shared by
 * build and browser.
 */

/** The hyphens that people type, and those that programs replace them with; used in the expressions below. */
const hyphen = "[-‐‑]";
const hyphens = new RegExp(hyphen);
const hyphenInside = new RegExp(`(\\p{L})${hyphen}(?=\\p{L})`, "gu");

/**
 * `Ψωμί` → `ψωμι`, `ΨΩΜΊΣ` → `ψωμισ`, `Café` → `cafe`, `don’t` → `dont`. Hyphens are preserved, as in the database
 * column `search_text` (`supabase/migrations`).
 */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/ς/g, "σ");

/** Folds letters and joins compounds: `Wi-Fi` → `wifi`, so that either spelling finds the other. */
export const fold = (text: string): string => foldLetters(text).replace(hyphenInside, "$1");

/** A word starts and ends without an apostrophe; a hyphen needs a letter on both sides. */
const word = new RegExp(
  `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}]|['’]+(?=[\\p{L}\\p{N}\\p{M}])|(?<=[\\p{L}\\p{M}])${hyphen}(?=\\p{L}))*`,
  "gu",
);

/**
 * The words of a text, in order, as written. Words may contain apostrophes, and hyphens between letters; any other
 * character that is not a letter or digit separates them.
 */
export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/** A text split before and after each of its words; joined, the pieces are the text. */
export const cutAtWords = (text: string): string[] => text.split(new RegExp(`(${word.source})`, "u"));

/** The parts of a compound: `self-catering` → `self`, `catering`. Empty for a word without a hyphen. */
export const partsOf = (compound: string): string[] => (hyphens.test(compound) ? compound.split(hyphens) : []);
