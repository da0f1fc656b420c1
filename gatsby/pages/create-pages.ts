import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { type Language, defaultLanguage, inLanguage, languages } from "../../src/settings/languages";
import { staffPages } from "../../src/settings/staff";
import { type Answer, queryOf } from "../build-arguments";
import { sitePages } from "./site-pages";

interface ContentNamesQuery {
  readonly allSuite: { readonly nodes: readonly { readonly slug: string }[] };
  readonly allJournalSection: { readonly nodes: readonly { readonly slug: string }[] };
  readonly allPolicyVersion: { readonly nodes: readonly { readonly slug: string; readonly effective: string }[] };
  readonly allPost: {
    readonly nodes: readonly {
      readonly slug: string;
      readonly language: Language;
      readonly section: { readonly slug: string };
    }[];
  };
}

const query = `{
  allSuite(filter: { language: { eq: "${defaultLanguage}" } }, sort: { slug: ASC }) { nodes { slug } }
  allJournalSection(filter: { language: { eq: "${defaultLanguage}" } }, sort: { order: ASC }) { nodes { slug } }
  allPolicyVersion(filter: { language: { eq: "${defaultLanguage}" } }, sort: [{ slug: ASC }, { effective: ASC }]) { nodes { slug effective } }
  allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug language section { slug } } }
}`;

/** What the language plugin would add to a page; it skips pages that already have it. */
const i18nContext = (path: string, language: Language) => ({
  language,
  languages: [...languages],
  defaultLanguage,
  generateDefaultLanguagePage: false,
  routed: language !== defaultLanguage,
  originalPath: path,
  path: inLanguage(path, language),
});

/** The staff pages: empty shells that are rendered in the browser, each answering for every address below it. */
const createStaffPages = (actions: CreatePagesArgs["actions"], language: Language): void => {
  for (const page of staffPages) {
    const path = inLanguage(page, language);
    actions.createPage({
      path,
      matchPath: `${path}/*`,
      component: resolve(process.cwd(), "src/templates/staff.tsx"),
      context: { language, i18n: i18nContext(page, language) },
    });
  }
};

/**
 * Creates the pages that come from content: suites, the journal's lists, sections and posts, each in every language and at each of its
 * addresses; and the staff pages.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, reporter } = args;
  const { data, errors } = (await queryOf(args)(query)) as Answer<ContentNamesQuery>;
  if (data === undefined) {
    reporter.panicOnBuild("The pages could not be planned.", errors);
    return;
  }
  const slugs = (nodes: readonly { readonly slug: string }[]) => nodes.map(({ slug }) => slug);
  const suites = slugs(data.allSuite.nodes);
  const sections = slugs(data.allJournalSection.nodes);
  const versions = data.allPolicyVersion.nodes;
  for (const language of languages) {
    createStaffPages(actions, language);
    const posts = data.allPost.nodes.filter((post) => post.language === language);
    for (const { paths, template, context } of sitePages({ suites, sections, posts, versions })) {
      for (const path of paths) {
        actions.createPage({
          path: inLanguage(path, language),
          component: resolve(process.cwd(), `src/templates/${template}.tsx`),
          context: { ...context, language, i18n: i18nContext(path, language) },
        });
      }
    }
  }
};
