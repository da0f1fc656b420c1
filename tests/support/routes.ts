/** The paths of the public pages for the tests, without language prefixes, derived from the current content. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { todayIn } from "../../src/lib/booking/days";
import { isPublished } from "../../gatsby/content/content";
import { fixedPaths } from "../../src/settings/routes";
import { type Language, inLanguage, languages } from "../../src/settings/languages";
import { suitesPathOf } from "../../src/settings/navigation";
import { siteFile } from "./site-file";

interface Section {
  readonly id: string;
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const hasJournal = existsSync("content/journal");
/** The ids of the journal's sections, in their order. */
export const sections: readonly string[] = (
  hasJournal ? (parse(readFileSync("content/journal/sections.yml", "utf8")) as readonly Section[]) : []
).map(({ id }) => id);

interface PostHead {
  readonly section: string;
  readonly date: string;
  readonly draft?: boolean;
  readonly featured?: boolean;
}

const headOf = (slug: string): PostHead =>
  parse(readFileSync(`content/journal/${slug}/index.en.mdx`, "utf8").split("---")[1] ?? "") as PostHead;

const today = todayIn(siteFile.hours.timeZone);

/** The published posts, newest first: no drafts and no posts with a future date. */
export const publishedPosts: readonly (PostHead & { readonly slug: string })[] = (
  hasJournal ? foldersIn("content/journal") : []
)
  .flatMap((slug) => {
    if (!existsSync(`content/journal/${slug}/index.en.mdx`)) return [];
    const head = headOf(slug);
    return isPublished({ date: head.date, draft: head.draft ?? false }, today) ? [{ ...head, slug }] : [];
  })
  .sort((a, b) => b.date.localeCompare(a.date));

/** Slug → section, for each published post. */
export const postSections: ReadonlyMap<string, string> = new Map(
  publishedPosts.map(({ slug, section }) => [slug, section]),
);

/** The ids of the house's suites, sorted. */
export const suites: readonly string[] = foldersIn("content/suites").sort();
const posts = [...postSections.keys()];

const reviewsFile = parse(readFileSync("content/reviews/reviews.yml", "utf8")) as {
  readonly reviews: readonly unknown[];
};

/** Pages that the house lacks because they would be empty. */
const empty: readonly string[] = [
  ...(existsSync("content/faq.yml") ? [] : ["/faq"]),
  ...(existsSync("content/guide") ? [] : ["/guide"]),
  ...(reviewsFile.reviews.length > 0 ? [] : ["/reviews"]),
  ...(posts.length > 0 ? [] : ["/blog", "/journal"]),
];

const archive = "content/policies/archive";

/**
 * The paths of all archived policies, for each policy oldest first. Not part of `routes`, because policy-versions.spec.ts tests them.
 */
export const policyVersions: readonly string[] = foldersIn(archive).flatMap((slug) =>
  readdirSync(`${archive}/${slug}`)
    .filter((name) => name.endsWith(".en.mdx"))
    .map((name) => `/${slug}/${name.replace(".en.mdx", "")}`)
    .sort(),
);

/** Path → path of its canonical URL. */
export const routes: ReadonlyMap<string, string> = new Map([
  ...fixedPaths
    .filter((path) => !empty.includes(path))
    .map((path) => [path, path === "/rooms" ? suitesPathOf(suites) : path] as const),
  ...suites.map((id) => [`/suite/${id}`, `/suite/${id}`] as const),
  ...(posts.length > 0 ? sections : []).map((id) => [`/${id}`, `/${id}`] as const),
  ...posts.map((slug) => [`/journal/${slug}`, `/journal/${slug}`] as const),
  ...[...postSections].map(([slug, section]) => [`/${section}/${slug}`, `/journal/${slug}`] as const),
]);

/** Pages whose canonical is their own path. */
export const ownPages: readonly string[] = [...routes].flatMap(([path, canonical]) =>
  path === canonical ? [path] : [],
);

const alike: readonly (readonly string[])[] = [posts.map((slug) => `/journal/${slug}`), sections.map((id) => `/${id}`)];

/** Whether a page has the same template as an earlier page: every post and every section except the first. */
export const isLikeAnother = (path: string): boolean => alike.some((paths) => paths.indexOf(path) > 0);

/** Each path in each language: `[path with language, language, path without language]`. */
export const inBothLanguages = (paths: Iterable<string>): (readonly [string, Language, string])[] =>
  [...paths].flatMap((path) => languages.map((language) => [inLanguage(path, language), language, path] as const));
