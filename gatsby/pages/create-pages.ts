/** The pages that come from content: suites, /rooms, the journal, the archived versions of policies; and the staff pages. */
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { type Language, defaultLanguage, inLanguage, languages, withoutLanguage } from "../../src/settings/languages";
import { staffPages } from "../../src/settings/routes";
import { emptyPages, idsOf } from "../content/pages";
import { projectFolder } from "../folders";
import { currentContent, newestFirst, visiblePosts } from "../sources/content-state";
import { shellPage } from "../service-worker/generated-worker";

/**
 * The ids that pages are created from. Posts are those of one language, newest first; versions are the stored versions of policies. `empty`:
 * the paths of pages that are not built for lack of content (`emptyPages`).
 */
interface ContentNames {
  readonly suites: readonly string[];
  readonly sections: readonly string[];
  readonly posts: readonly PlannedPost[];
  readonly versions: readonly { readonly slug: string; readonly effective: string }[];
  readonly empty: readonly string[];
}

const page = (template: SitePage["template"], paths: readonly string[], context: object): SitePage => {
  return { paths, template, context };
};

const suitePage = (path: string, slug: string) => page("suite", [path], { slug, barePath: path });

// If there is only one suite, its page is also the page /rooms.
const roomsPage = ([only, another]: readonly string[]): SitePage =>
  only !== undefined && another === undefined ? suitePage("/rooms", only) : page("rooms", ["/rooms"], {});

/** Every page that is made from content, in one language. No two have the same path: ids are unique, and the content check refuses reserved ones. */
export const sitePages = ({ suites, sections, posts, versions, empty }: ContentNames): SitePage[] =>
  [
    ...suites.map((slug) => suitePage(`/suite/${slug}`, slug)),
    roomsPage(suites),
    ...journalPages(posts, sections),
    ...versions.map((version) => page("policy-version", [`/${version.slug}/${version.effective}`], version)),
  ].filter(({ paths }) => !paths.some((path) => empty.includes(path)));

export const postsPerPage = 12;

/** Number of related posts of a post, besides its neighbours. */
export const relatedPosts = 3;

/** A post, and the id of its section. */
type PlannedPost = Readonly<Record<"slug" | "section", string>>;

/** A page that comes from content, in one language: its paths, of which the first is the canonical one, and its file in `src/templates`. */
interface SitePage {
  readonly paths: readonly string[];
  readonly template: "suite" | "rooms" | "journal-list" | "journal-post" | "policy-version";
  readonly context: object;
}

/** The pages of a list of posts: those of one section or, if `section` is null, all. */
const listPages = (base: string, section: string | null, posts: readonly PlannedPost[]): SitePage[] => {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pages }, (_, index) => {
    const slugs = posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map(({ slug }) => slug);
    const path = index === 0 ? base : `${base}/page/${index + 1}`;
    return page("journal-list", [path], { section, number: index + 1, pages, base, slugs });
  });
};

/** The numbers nearest to `index` in an ascending list (ties: smaller first), but not its neighbours, which are linked anyway. */
const nearest = (numbers: readonly number[], index: number): number[] => {
  const place = numbers.indexOf(index);
  const reach = relatedPosts + 1;
  return numbers
    .slice(Math.max(0, place - reach), place + reach + 1)
    .filter((number) => Math.abs(number - index) > 1)
    .sort((one, other) => Math.abs(one - index) - Math.abs(other - index));
};

/** Related posts are the nearest of the same section, then the nearest of all. */
const postPages = (posts: readonly PlannedPost[]): SitePage[] => {
  const all = [...posts.keys()];
  const sections = new Set(posts.map(({ section }) => section));
  const bySection = new Map([...sections].map((id) => [id, all.filter((number) => posts[number]?.section === id)]));
  return posts.map(({ slug, section }, index) => {
    const related = new Set([...nearest(bySection.get(section) ?? [], index), ...nearest(all, index)]);
    return page("journal-post", [`/journal/${slug}`, `/${section}/${slug}`], {
      slug,
      newer: posts[index - 1]?.slug ?? null,
      older: posts[index + 1]?.slug ?? null,
      related: [...related].slice(0, relatedPosts).flatMap((number) => posts[number]?.slug ?? []),
    });
  });
};

/** Every page of the journal. `posts` are those of one language, newest first; `sections` are the ids in order. */
export const journalPages = (posts: readonly PlannedPost[], sections: readonly string[]): SitePage[] => [
  ...listPages("/journal", null, posts),
  ...sections.flatMap((id) => {
    const own = posts.filter(({ section }) => section === id);
    return listPages(`/${id}`, id, own);
  }),
  ...postPages(posts),
];

/** The context that the language plugin adds to a page. The plugin skips pages that already have it. */
const i18nContext = (path: string, language: Language) => ({
  language,
  languages: [...languages],
  defaultLanguage,
  generateDefaultLanguagePage: false,
  routed: language !== defaultLanguage,
  originalPath: path,
  path: inLanguage(path, language),
});

/** Creates the pages from content in every language and at all of their paths, and the staff pages, each also for all paths below it. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter }) => {
  const content = await currentContent(reporter);
  const visible = visiblePosts(content);
  const versions = content.policyVersions
    .filter(({ language }) => language === defaultLanguage)
    .map(({ slug, head }) => ({ slug, effective: head.effective }));
  const names = {
    suites: idsOf(content.suites),
    sections: idsOf(content.sections),
    versions,
    empty: emptyPages(content),
  };
  for (const language of languages) {
    const create = (path: string, template: string, context: object, more: { readonly matchPath?: string } = {}) => {
      actions.createPage({
        ...more,
        path: inLanguage(path, language),
        component: join(projectFolder, `src/templates/${template}.tsx`),
        context: { ...context, language, i18n: i18nContext(path, language) },
      });
    };
    for (const path of staffPages) create(path, "staff", {}, { matchPath: `${inLanguage(path, language)}/*` });
    const posts = newestFirst(visible, language).map(({ slug, head }) => ({ slug, section: head.section }));
    for (const { paths, template, context } of sitePages({ ...names, posts }))
      for (const path of paths) create(path, template, context);
  }
};

/**
 * Removes pages of `src/pages` for which the house has no content. `sitePages` leaves out those of templates, for which Gatsby does not call this
 * hook.
 * Also removes the shell of gatsby-plugin-offline, which is never served (gatsby/service-worker/generated-worker.ts).
 * Also removes the match path that the language plugin gives the Greek not-found page: with it, Gatsby would put every Greek page into
 * the router's table. Unknown Greek paths show the not-found page even without it (src/start/load-app.ts).
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = async ({ page, actions, reporter }) => {
  const path = withoutLanguage(page.path.replace(/(?<=.)\/$/, ""));
  if (page.path.includes(shellPage) || emptyPages(await currentContent(reporter)).includes(path)) {
    actions.deletePage(page);
    return;
  }
  if (page.path !== "/el/404" || page.matchPath === undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: undefined });
};
