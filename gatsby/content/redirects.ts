/**
 * All redirects of the content, from `redirects.yml` and from former ids. Each must lead directly to a page, and
 * must not hide an existing page.
 */
import { recordFile } from "../../src/lib/build-record";
import {
  type Redirect,
  backendPaths,
  foldersForADay,
  redirectTarget,
  immutableFolders,
  openFiles,
} from "../../src/settings/hosting";
import {
  type Language,
  defaultLanguage,
  inLanguage,
  languageOfPath,
  languages,
  withoutLanguage,
} from "../../src/settings/languages";
import { isStaffPath, staffPages } from "../../src/settings/routes";
import { wrongTarget } from "./checks/links";
import { type Checked, type Content, type PostFile, isPublished } from "./content";
import type { Place, Wrong } from "./content-issue";
import { type Pages, pagesOf } from "./pages";

/** A redirect with its place in the content. */
interface PlacedRedirect extends Redirect {
  readonly place: Place;
}

const writtenRedirects = ({ redirects, files }: Content): PlacedRedirect[] => {
  const file = "content/redirects.yml";
  return redirects.flatMap(({ from, to }, index) => {
    const place = { file, line: files.get(file)?.lineOf(["redirects", index, "from"]), field: `redirects[${index}]` };
    const own: readonly Language[] = languageOfPath(from) === "el" ? ["el"] : languages;
    return own.map((language) => ({ from: inLanguage(from, language), to: inLanguage(to, language), place }));
  });
};

const ofPost = ({ file, head, slug, language }: PostFile, { sections }: Content): PlacedRedirect[] => {
  const place = { file: file.name, line: file.lineOf(["formerly"]), field: "formerly" };
  const section = sections.find(({ id }) => id === head.section);
  const folders = ["journal", head.section, ...(section?.formerly ?? [])];
  const to = inLanguage(`/journal/${slug}`, language);
  return (head.formerly ?? []).flatMap((old) =>
    folders.map((folder) => ({ from: inLanguage(`/${folder}/${old}`, language), to, place })),
  );
};

const ofSections = ({ sections, files }: Content): PlacedRedirect[] => {
  const file = "content/journal/sections.yml";
  return sections.flatMap(({ id, formerly = [] }, index) => {
    const place = { file, line: files.get(file)?.lineOf([index, "formerly"]), field: `[${index}].formerly` };
    return formerly.flatMap((old) =>
      languages.flatMap((language) => [
        { from: inLanguage(`/${old}`, language), to: inLanguage(`/${id}`, language), place },
        { from: inLanguage(`/${old}/*`, language), to: inLanguage(`/${id}/*`, language), place },
      ]),
    );
  });
};

/** All redirects of the content, single paths before wildcards. Posts that are not published on `today` (YYYY-MM-DD) have none. */
const placedRedirects = (content: Content, today: string): readonly PlacedRedirect[] => {
  const posts = content.posts.filter(({ head }) => isPublished(head, today));
  const all = [...writtenRedirects(content), ...posts.flatMap((post) => ofPost(post, content)), ...ofSections(content)];
  const isWildcard = ({ from }: Redirect) => from.endsWith("/*");
  return [...all.filter((one) => !isWildcard(one)), ...all.filter(isWildcard)];
};

/** The redirects without their places, for the configuration of hosts. */
export const redirectsOf = (content: Content, today: string): readonly Redirect[] =>
  placedRedirects(content, today).map(({ from, to }) => ({ from, to }));

const reservedFolders = ["/page-data/", "/.well-known/", ...backendPaths, ...foldersForADay, ...immutableFolders];
const reservedFiles = [
  ...openFiles,
  `/${recordFile}`,
  ..."/404 /offline /robots.txt /sitemap.xml /llms.txt /service-worker.js /_headers /_redirects".split(" "),
  ..."/favicon.ico /favicon.svg /manifest.webmanifest /manifest.el.webmanifest".split(" "),
];

const isCovered = (path: string, wildcard: string): boolean =>
  wildcard.endsWith("/*") && path.startsWith(wildcard.slice(0, -1));

const wrongFrom = ({ from }: PlacedRedirect, pages: Pages): Wrong | undefined => {
  // Redirects are followed without regard to case.
  const path = from.toLowerCase();
  const bare = withoutLanguage(path);
  const prefix = `/${defaultLanguage}`;
  if (bare === prefix || bare.startsWith(`${prefix}/`)) {
    const fix = `Write ${bare.slice(prefix.length) || "/"}: addresses with ${prefix} lead there automatically.`;
    return [`${from} begins with ${prefix}.`, fix];
  }
  if (reservedFolders.some((folder) => `${path}/`.startsWith(folder)) || reservedFiles.includes(bare))
    return [`${from} is reserved for the site’s files and its backend.`, "Remove it."];
  const hidden = [...pages.keys(), ...staffPages].find((page) => page === bare || isCovered(page, bare));
  if (hidden === undefined)
    return isStaffPath(bare.replace(/\/\*$/, "")) ? [`${from} belongs to the staff pages.`, "Remove it."] : undefined;
  const problem = `There is a page at ${hidden}, which ${hidden === bare ? "cannot be redirected" : `${from} would cover`}.`;
  return [problem, "Remove this line, or give the page another address."];
};

const wrongTo = ({ from, to }: PlacedRedirect, pages: Pages, today: string): Wrong | undefined => {
  if (to.endsWith("/*") && !from.endsWith("/*"))
    return [`${to} ends with a star, but ${from} does not.`, "Write the one page that it leads to."];
  return wrongTarget(to.replace(/\/\*$/, ""), undefined, pages, today);
};

const wrongChain = ({ from, to }: PlacedRedirect, all: readonly PlacedRedirect[]): Wrong | undefined => {
  const seen = [from];
  for (let next: string | undefined = to; next !== undefined; next = redirectTarget(next, all)) {
    if (seen.includes(next)) {
      const fix = "Let each lead to the current address of the page.";
      return [`The redirects form a loop: ${[...seen, next].join(" → ")}.`, fix];
    }
    seen.push(next);
  }
  const last = seen.at(-1) ?? to;
  if (last === to) return undefined;
  return [
    `${to} is itself redirected to ${last}.`,
    `Write ${withoutLanguage(last)} here, so that nobody is redirected twice.`,
  ];
};

const wrongTwice = (redirect: PlacedRedirect, all: readonly PlacedRedirect[]): Wrong | undefined => {
  const first = all.find(({ from }) => from.toLowerCase() === redirect.from.toLowerCase());
  if (first === undefined || first === redirect) return undefined;
  const { file, line = 1 } = first.place;
  return [`${redirect.from} is already redirected in ${file}:${line}.`, "Remove one of the two."];
};

/** Checks all redirects, from `redirects.yml` and from “formerly” fields. */
export const checkRedirects = (checked: Checked): void => {
  const { today, report } = checked;
  const pages = pagesOf(checked);
  const all = placedRedirects(checked, today);
  const reported = new Set<string>();
  for (const redirect of all) {
    const { place } = redirect;
    const ownIssue = wrongFrom(redirect, pages) ?? wrongTo(redirect, pages, today);
    const wrong = wrongTwice(redirect, all) ?? wrongChain(redirect, all) ?? ownIssue;
    // The same issue in the other language is not reported again.
    const key = `${place.file} ${place.field ?? ""}`.replace(/\.(?:en|el)\.mdx/, "");
    if (wrong === undefined || reported.has(key)) continue;
    reported.add(key);
    report(place, ...wrong);
  }
};
