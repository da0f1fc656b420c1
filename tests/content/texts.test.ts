/**
 * The interface texts have the same keys and placeholders in both languages and all forms of plurals, and no Greek text has a
 * word that mixes Greek and Latin letters.
 */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { languages } from "../../src/settings/languages";

const folder = (language: string) => join(process.cwd(), "content/locales", language);
const texts = v.record(v.string(), v.string());

const readTexts = (language: string): Map<string, string> =>
  new Map(
    readdirSync(folder(language)).flatMap((file) =>
      Object.entries(v.parse(texts, JSON.parse(readFileSync(join(folder(language), file), "utf8")))).map(
        ([key, text]) => [`${basename(file, ".json")}.${key}`, text] as const,
      ),
    ),
  );

const [english, greek] = [readTexts("en"), readTexts("el")];
/** The placeholders of a text. The grammatical cases of the city in Greek texts (`{cityGenitive}`) count as `{city}`. */
const gaps = (text: string): string[] =>
  [...new Set(text.replace(/\{city\p{Lu}\w+\}/gu, "{city}").match(/\{\{?\w+\}?\}/g) ?? [])].sort();

test("English and Greek have the same keys", () => {
  expect([...english.keys()].filter((key) => !greek.has(key))).toEqual([]);
  expect([...greek.keys()].filter((key) => !english.has(key))).toEqual([]);
});

test("no text is empty", () => {
  for (const all of [english, greek]) expect([...all].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("a text has the same placeholders in both languages", () => {
  const differing = [...english].filter(([key, text]) => gaps(text).join() !== gaps(greek.get(key) ?? text).join());
  // A singular may contain its number as a word.
  expect(differing.map(([key]) => key).filter((key) => !key.endsWith("_one"))).toEqual([]);
});

test("plurals have all forms", () => {
  for (const all of [english, greek]) {
    const ones = [...all.keys()].filter((key) => key.endsWith("_one")).map((key) => key.slice(0, -4));
    const others = [...all.keys()].filter((key) => key.endsWith("_other")).map((key) => key.slice(0, -6));
    expect(ones.sort()).toEqual(others.sort());
  }
});

test("no word mixes Greek and Latin letters", () => {
  const mixed = [...greek].flatMap(([key, text]) =>
    (text.replace(/\{\{?\w+\}?\}/g, "").match(/\p{L}+/gu) ?? [])
      .filter((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word))
      .map((word) => `${key}: ${word}`),
  );
  expect(mixed).toEqual([]);
});

test("there are texts in exactly the two languages", () => {
  expect(readdirSync(join(process.cwd(), "content/locales")).sort()).toEqual([...languages].sort());
});
