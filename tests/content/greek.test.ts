/** Typography of the Greek texts: alphabet, quotation marks, apostrophes, dashes, question marks and accents. */
import { join } from "node:path";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";

let texts: (readonly [place: string, text: string])[] = [];

/** Removes tags, the targets of links, code and placeholders. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/\{\{?\w+\}?\}/g, " ")
    .replace(/\]\([^)]*\)/g, "] ")
    .replace(/`[^`]*`/g, " ");

const greekOf = (content: Content): (readonly [string, string])[] => [
  ...[...content.files].flatMap(([file, { texts }]) => {
    if (/locales\/en\/|emails\/en/.test(file) || !/\.(?:yml|json)$/.test(file)) return [];
    const isGreek = /\/el[/.]/.test(file);
    return texts
      .filter(
        ({ text, field }) =>
          (isGreek || /(?:^|\.)el$/.test(field) || /\p{Script=Greek}/u.test(text)) && !field.endsWith(".en"),
      )
      .map(({ text, field }) => [`${file} ${field}`, withoutMarkup(text)] as const);
  }),
  ...[...content.posts, ...content.policies, ...content.guide]
    .filter(({ language }) => language === "el")
    .map(({ path, source }) => [path, withoutMarkup(source.body)] as const),
];

beforeAll(async () => {
  texts = greekOf(await loadContent(join(process.cwd(), "content")));
});

const found = (find: (text: string) => readonly string[]): string[] =>
  texts.flatMap(([place, text]) => find(text).map((what) => `${place}: ${what}`));

const around = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20).trim());

test("the content contains Greek texts", () => {
  expect(texts.length).toBeGreaterThan(400);
});

test("no word mixes Greek and Latin letters", () => {
  expect(
    found((text) =>
      (text.match(/\p{L}+/gu) ?? []).filter((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word)),
    ),
  ).toEqual([]);
});

test("quotation marks are «», and apostrophes and dashes are typographic", () => {
  expect(
    found((text) =>
      around(text, /(?<=\p{Script=Greek}[\s,.]*)[“”"](?=\s*\p{Script=Greek})|[“”](?=\p{Script=Greek})/gu),
    ),
  ).toEqual([]);
  expect(found((text) => around(text, /\p{Script=Greek}'|'\p{Script=Greek}/gu))).toEqual([]);
  expect(found((text) => around(text, /\p{Script=Greek} - \p{Script=Greek}/gu))).toEqual([]);
});

test("questions end with the Greek question mark", () => {
  expect(found((text) => around(text, /\p{Script=Greek}\?/gu))).toEqual([]);
});

/** The largest possible number of syllables. Digraphs count as one vowel. */
const maxSyllables = (word: string): number =>
  word
    .toLowerCase()
    .replace(/αι|ει|οι|υι|ου|αί|εί|οί|υί|ού|αυ|ευ|ηυ|αύ|εύ|ηύ/g, "α")
    .match(/[αεηιουωάέήίόύώϊϋΐΰ]/g)?.length ?? 0;

/**
 * The smallest possible number of syllables: ι, υ, ει and οι before a vowel do not always form a syllable (για, ποιες), and are
 * not counted.
 */
const minSyllables = (word: string): number =>
  maxSyllables(word.toLowerCase().replace(/(?:ει|οι|ι|υ)(?=[αεοωάέόώ])/g, ""));

const accented = /[άέήίόύώΐΰΆΈΉΊΌΎΏ]/;
/** Monosyllables with an accent that distinguishes them from other words. */
const accentedAnyway = new Set([
  "ή",
  "ό", // ό,τι
  "πού",
  "πώς",
  "μού",
  "σού",
  "τού",
  "μάς",
  "σάς",
  "τούς",
  "τής",
  "τόν",
  "τήν",
  "τά",
  "μέ",
  "σέ",
]);

const wordsOf = (text: string): string[] => text.match(/[\p{Script=Greek}’]+\.?/gu) ?? [];
const isCapitals = (word: string): boolean => word === word.toUpperCase();
/**
 * Whether a word may be an abbreviation (εκ., π.μ., απ’): it ends in a full stop or an apostrophe and has fewer than four
 * syllables.
 */
const isShortened = (word: string): boolean => /[.’]$/.test(word) && minSyllables(word) < 4;

test("words of several syllables have an accent", () => {
  expect(
    found((text) =>
      wordsOf(text).filter(
        (word) => minSyllables(word) > 1 && !accented.test(word) && !isCapitals(word) && !isShortened(word),
      ),
    ),
  ).toEqual([]);
});

test("monosyllables have no accent, except those that need it", () => {
  expect(
    found((text) =>
      wordsOf(text)
        .map((word) => word.replace(/\.$/, ""))
        .filter((word) => maxSyllables(word) === 1 && accented.test(word) && !accentedAnyway.has(word.toLowerCase())),
    ),
  ).toEqual([]);
});

/** Whether at least two syllables follow the accent, and there is no second accent: «όνομα», but not «όνομά» or «πόδια». */
const lacksSecondAccent = (word: string): boolean => {
  const [, tail = "", ...more] = word.split(new RegExp(accented, "g"));
  return more.length === 0 && minSyllables(tail) > 1;
};

test("a word with two syllables after its accent has a second one before an unaccented σας or μας: το όνομά σας", () => {
  expect(
    found((text) =>
      [...text.matchAll(/([\p{Script=Greek}]+)\s+(?:σας|μας)(?!\p{L})/gu)].flatMap(([both, word = ""]) =>
        lacksSecondAccent(word) ? [both] : [],
      ),
    ),
  ).toEqual([]);
});
