/** The interface texts and the code that uses them: no key is missing, and none is unused. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { defaultLanguage } from "../../src/settings/languages";

const folder = join(process.cwd(), "content/locales", defaultLanguage);
const namespaces = readdirSync(folder).map((file) => basename(file, ".json"));

/** All keys with their namespace: `booking.guests.label`. */
const keys = namespaces.flatMap((namespace) =>
  Object.keys(JSON.parse(readFileSync(join(folder, `${namespace}.json`), "utf8")) as Record<string, string>).map(
    (key) => `${namespace}.${key}`,
  ),
);
const base = (key: string): string => key.replace(/_(?:one|other)$|\.otherwise$/, "");
const known = new Set([...keys, ...keys.map(base)]);

/** Removes comments, in which keys do not count as used. */
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

// `local/setup` is excluded: the ids of its questions look like keys.
const sources = ["src", "gatsby", "local", "supabase/functions"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes("gatsby-types"))
    .filter((file) => !file.startsWith("setup/"))
    .map((file) => ({ file: `${root}/${file}`, code: withoutComments(readFileSync(join(root, file), "utf8")) })),
);

const starts = new RegExp(`["'\`]((?:${namespaces.join("|")})\\.(?:\\$\\{[^}]*\\}|[^"'\`\\s<>/])*)["'\`]`, "g");

/** The keys that the code uses: complete keys, and templates with a variable part. */
const asked = sources.flatMap(({ file, code }) => [...code.matchAll(starts)].map(([, text = ""]) => ({ file, text })));

const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[\\w.-]+")}$`,
  );

const whole = new Set(asked.flatMap(({ text }) => (text.includes("${") ? [] : [text])));
const patterns = asked.flatMap(({ text }) => (text.includes("${") ? [pattern(text)] : []));

/** Namespaces whose texts the build reads by keys without the namespace (gatsby/content/write-fact.ts). */
const byTheBuild = new Set(["facts"]);

test("every key that the code uses has its text", () => {
  const missing = asked.filter(
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
