import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { type Language, defaultLanguage, inLanguage, languages } from "../../src/settings/languages";
import { staffPages } from "../../src/settings/staff";
import { type Answer, queryOf } from "../build-arguments";
import { drawCardsEarly } from "../found/early-cards";
import { encodeEarly } from "../pictures/encode-early";
import { answerHere } from "../processes";
import { isEditing } from "../sources/content-state";
import { isFirstBuild } from "../work/first-build";
import { planCopies } from "./page-copies";
import { sitePages } from "./site-pages";

interface ContentNamesQuery {
  readonly allSuite: { readonly nodes: readonly { readonly slug: string }[] };
  readonly allJournalSection: { readonly nodes: readonly { readonly slug: string }[] };
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
  allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { slug language section { slug } } }
}`;

/** What the language plugin would add to a page that it finds; it leaves pages alone that have it. */
const i18nContext = (path: string, language: Language) => ({
  language,
  languages: [...languages],
  defaultLanguage,
  generateDefaultLanguagePage: false,
  routed: language !== defaultLanguage,
  originalPath: path,
  path: inLanguage(path, language),
});

/** The staff pages: empty shells that the browser fills, each answering for every address below it. */
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
 * Makes the pages that content decides: suites, the journal's lists, sections and posts; each in every language; and the staff pages. A
 * build makes the copies of pages when these are finished; while texts are edited, both are pages.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  answerHere();
  const { actions, reporter } = args;
  const { data, errors } = (await queryOf(args)(query)) as Answer<ContentNamesQuery>;
  if (data === undefined) {
    reporter.panicOnBuild("The pages could not be planned.", errors);
    return;
  }
  const slugs = (nodes: readonly { readonly slug: string }[]) => nodes.map(({ slug }) => slug);
  const suites = slugs(data.allSuite.nodes);
  const sections = slugs(data.allJournalSection.nodes);
  const copies = new Map<string, string>();
  for (const language of languages) {
    createStaffPages(actions, language);
    const posts = data.allPost.nodes.filter((post) => post.language === language);
    for (const { path, copy, template, context } of sitePages({ suites, sections, posts })) {
      const create = (address: string) =>
        actions.createPage({
          path: inLanguage(address, language),
          component: resolve(process.cwd(), `src/templates/${template}.tsx`),
          context: { ...context, language, i18n: i18nContext(address, language) },
        });
      create(path);
      if (copy === undefined) continue;
      if (isEditing()) create(copy);
      else copies.set(inLanguage(path, language), inLanguage(copy, language));
    }
  }
  await planCopies(copies);
  if (!isFirstBuild()) return;
  await encodeEarly(queryOf(args));
  await drawCardsEarly(queryOf(args));
};
