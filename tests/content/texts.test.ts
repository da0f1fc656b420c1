/**
 * The interface texts and the code that uses them: both languages have the same placeholders, no word mixes Greek and Latin letters, no key
 * is missing or unused, and every page queries its texts. That both languages have the same keys is checked with the content.
 */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { patternOf } from "../../gatsby/hosting/host-facts";
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
const placeholdersIn = (text: string): string[] =>
  [...new Set(text.replace(/\{city\p{Lu}\w+\}/gu, "{city}").match(/\{\{?\w+\}?\}/g) ?? [])].sort();

test("a text has the same placeholders in both languages", () => {
  const differing = [...english].filter(
    ([key, text]) => placeholdersIn(text).join() !== placeholdersIn(greek.get(key) ?? text).join(),
  );
  // A singular may contain its number as a word.
  expect(differing.map(([key]) => key).filter((key) => !key.endsWith("_one"))).toEqual([]);
});

test("no word mixes Greek and Latin letters", () => {
  const mixed = [...greek].flatMap(([key, text]) =>
    (text.replace(/\{\{?\w+\}?\}/g, "").match(/\p{L}+/gu) ?? [])
      .filter((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word))
      .map((word) => `${key}: ${word}`),
  );
  expect(mixed).toEqual([]);
});

test("the sentence that confirms a saved guide names the limit of Safari in both languages", () => {
  expect(english.get("guide.keep.done")).toMatch(/iPhone.*Safari.*seven days/);
  expect(greek.get("guide.keep.done")).toMatch(/iPhone.*Safari.*επτά ημέρες/);
});

test("there are texts in exactly the two languages", () => {
  expect(readdirSync(join(process.cwd(), "content/locales")).sort()).toEqual([...languages].sort());
});

const namespaces = readdirSync(folder("en")).map((file) => basename(file, ".json"));
/** All keys with their namespace: `booking.guests.label`. */
const keys = [...english.keys()];
const base = (key: string): string => key.replace(/_(?:one|other)$|\.otherwise$/, "");
const known = new Set([...keys, ...keys.map(base)]);

/** Removes comments, in which keys do not count as used. */
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

// `local/setup` and `_shared/email` are excluded: the ids of the questions, and the keys of `content/emails`, look like keys.
const sources = ["src", "gatsby", "local", "supabase/functions"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes("gatsby-types"))
    .filter((file) => !/^(?:setup|_shared\/email)\//.test(file))
    .map((file) => ({ file: `${root}/${file}`, code: withoutComments(readFileSync(join(root, file), "utf8")) })),
);

const quotedKey = new RegExp(`["'\`]((?:${namespaces.join("|")})\\.(?:\\$\\{[^}]*\\}|[^"'\`\\s<>/])*)["'\`]`, "g");

/** The keys that the code uses: complete keys, and templates with a variable part. */
const used = sources.flatMap(({ file, code }) =>
  [...code.matchAll(quotedKey)].map(([, text = ""]) => ({ file, text })),
);

const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\$\{[^}]*\}/)
      .map(patternOf)
      .join("[\\w.-]+")}$`,
  );

const whole = new Set(used.flatMap(({ text }) => (text.includes("${") ? [] : [text])));
const patterns = used.flatMap(({ text }) => (text.includes("${") ? [pattern(text)] : []));

/** Namespaces whose texts the build reads by keys without the namespace (gatsby/content/write-fact.ts). */
const byTheBuild = new Set(["facts"]);

test("every key that the code uses has its text", () => {
  const missing = used.filter(
    ({ text }) =>
      !/\.(?:json|yml|html|tsx?|css|svg|js)$/.test(text) &&
      !(text.includes("${") ? [...known].some((key) => pattern(text).test(key)) : known.has(text)),
  );
  expect(missing.map(({ file, text }) => `${text} in ${file}`)).toEqual([]);
});

test("every text is used by the code", () => {
  const unused = keys.filter((key) => {
    if (byTheBuild.has(key.split(".")[0] ?? "")) return false;
    return !whole.has(base(key)) && !patterns.some((one) => one.test(base(key)));
  });
  expect(unused).toEqual([]);
});

const pages = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (/(?<!\.test)\.tsx$/.test(file) ? [`${folder}/${file}`] : [])),
);

it.each(pages)(
  "%s asks for its texts by pageTexts, which adds the layout's texts and sorts them, so that every build has the same output",
  (file) => {
    const query = readFileSync(file, "utf8");
    expect(query.match(/\bpageTexts\(\s*language: \$language/g)).toHaveLength(1);
    expect(query).not.toContain("allLocale");
  },
);
