/** Words as a search compares them: without capitals, accents, breathings or final sigmas. Pure; build and browser share it. */

/** The hyphens people type and programs put in their place; written into the expressions below. */
const hyphen = "[-‐‑]";
const hyphens = new RegExp(hyphen);
const hyphenInside = new RegExp(`(\\p{L})${hyphen}(?=\\p{L})`, "gu");

/**
 * `Ψωμί` → `ψωμι`, `ΨΩΜΊΣ` → `ψωμισ`, `Café` → `cafe`, `don’t` → `dont`. Hyphens stay, as they do in what the database
 * has folded (`search_text` in `supabase/migrations`).
 */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/ς/g, "σ");

/** The same, with compounds joined: `Wi-Fi` → `wifi`, so that either spelling finds the other. */
export const fold = (text: string): string => foldLetters(text).replace(hyphenInside, "$1");

/** Begins and ends without an apostrophe; a hyphen is only ever taken along with the letters on both its sides. */
const word = new RegExp(
  `(?=[\\p{L}\\p{N}])(?:[\\p{L}\\p{M}]${hyphen}(?=\\p{L})|[\\p{L}\\p{N}\\p{M}'’])*[\\p{L}\\p{N}\\p{M}]`,
  "gu",
);

/**
 * The words of a text, in order, as written. Apostrophes stay inside a word, and hyphens between letters; everything else
 * that is no letter or digit parts it.
 */
export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/** A text cut before and after each of its words; joined, the pieces are the text. */
export const cutAtWords = (text: string): string[] => text.split(new RegExp(`(${word.source})`, "u"));

/** What a compound is made of: `self-catering` → `self`, `catering`. A word without a hyphen has no parts. */
export const partsOf = (compound: string): string[] => {
  const parts = compound.split(hyphens);
  return parts.length > 1 ? parts : [];
};
