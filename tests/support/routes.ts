/** Every route of decisions §2 for the tests, without language, as the content of this tree makes them. */
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { fixedPaths } from "../../gatsby/content/reserved-paths";
import { type Language, inLanguage, languages } from "../../src/config/languages";

interface Section {
  readonly id: string;
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const sections = (parse(readFileSync("content/journal/sections.yml", "utf8")) as readonly Section[]).map(
  ({ id }) => id,
);

/** Slug → section of each post. */
export const postSections: ReadonlyMap<string, string> = new Map(
  foldersIn("content/journal").map((slug) => {
    const head = readFileSync(`content/journal/${slug}/index.en.mdx`, "utf8").split("---")[1] ?? "";
    return [slug, (parse(head) as { readonly section: string }).section] as const;
  }),
);

const posts = [...postSections.keys()];

/** Path → the path of its canonical. */
export const routes: ReadonlyMap<string, string> = new Map([
  ...fixedPaths.map((path) => [path, path === "/rooms" ? "/suite/luxury-suite" : path] as const),
  ...foldersIn("content/suites").map((id) => [`/suite/${id}`, `/suite/${id}`] as const),
  ...sections.map((id) => [`/${id}`, `/${id}`] as const),
  ...posts.map((slug) => [`/journal/${slug}`, `/journal/${slug}`] as const),
  ...[...postSections].map(([slug, section]) => [`/${section}/${slug}`, `/journal/${slug}`] as const),
]);

/** Pages that have an address and a look of their own: no second addresses of another page. */
export const ownPages: readonly string[] = [...routes].flatMap(([path, canonical]) =>
  path === canonical ? [path] : [],
);

/** Each path in each language: `[path as visited, language, path without language]`. */
export const inBothLanguages = (paths: Iterable<string>): (readonly [string, Language, string])[] =>
  [...paths].flatMap((path) => languages.map((language) => [inLanguage(path, language), language, path] as const));
