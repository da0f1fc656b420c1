/** Greek as it is printed: its own letters, its own quotation marks, an accent where a word has more than one syllable. */
import { join } from "node:path";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";

// Reading the content takes seconds on a busy machine: every picture is measured.
jest.setTimeout(60_000);

let texts: (readonly [place: string, text: string])[] = [];

/** Without markup, addresses and placeholders, which are no Greek text. */
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

test("there is Greek to read", () => {
  expect(texts.length).toBeGreaterThan(400);
});

test("no word mixes Greek and Latin letters", () => {
  expect(
    found((text) =>
      (text.match(/\p{L}+/gu) ?? []).filter((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word)),
    ),
  ).toEqual([]);
});

test("quotations are in «», apostrophes and dashes are printed ones", () => {
  expect(
    found((text) =>
      around(text, /(?<=\p{Script=Greek}[\s,.]*)[“”"](?=\s*\p{Script=Greek})|[“”](?=\p{Script=Greek})/gu),
    ),
  ).toEqual([]);
  expect(found((text) => around(text, /\p{Script=Greek}'|'\p{Script=Greek}/gu))).toEqual([]);
  expect(found((text) => around(text, /\p{Script=Greek} - \p{Script=Greek}/gu))).toEqual([]);
});

test("a question ends in the Greek question mark", () => {
  expect(found((text) => around(text, /\p{Script=Greek}\?/gu))).toEqual([]);
});

/** The most syllables a word can have: two letters that are read as one count once. */
const mostSyllables = (word: string): number =>
  word
    .toLowerCase()
    .replace(/αι|ει|οι|υι|ου|αί|εί|οί|υί|ού|αυ|ευ|ηυ|αύ|εύ|ηύ/g, "α")
    .match(/[αεηιουωάέήίόύώϊϋΐΰ]/g)?.length ?? 0;

/** The fewest: an ι before a vowel does not count either (για, ποιες). */
const syllables = (word: string): number =>
  mostSyllables(word.toLowerCase().replace(/(?:ει|οι|ι|υ)(?=[αεοωάέόώ])/g, ""));

const accented = /[άέήίόύώΐΰΆΈΉΊΌΎΏ]/;
/** Words of one syllable that carry an accent to be told from others. */
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
/** Shortened words: by a full stop (εκ., π.μ.) or by an apostrophe (απ’). */
const isShortened = (word: string): boolean => /[.’]$/.test(word) && syllables(word) < 4;

test("a word of several syllables has one accent", () => {
  expect(
    found((text) =>
      wordsOf(text).filter(
        (word) => syllables(word) > 1 && !accented.test(word) && !isCapitals(word) && !isShortened(word),
      ),
    ),
  ).toEqual([]);
});

test("a word of one syllable has none, but those that need it", () => {
  expect(
    found((text) =>
      wordsOf(text)
        .map((word) => word.replace(/\.$/, ""))
        .filter((word) => mostSyllables(word) === 1 && accented.test(word) && !accentedAnyway.has(word.toLowerCase())),
    ),
  ).toEqual([]);
});
