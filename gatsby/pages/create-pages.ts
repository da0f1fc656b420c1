import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { type Language, defaultLanguage, inLanguage, languages, withoutLanguage } from "../../src/settings/languages";
import { staffPages } from "../../src/settings/staff";
import { emptyPages, idsOf } from "../content/pages";
import { projectFolder } from "../folders";
import { currentContent, newestFirst, visiblePosts } from "../sources/content-state";
import { sitePages } from "./site-pages";
import { shellPage } from "../service-worker/generated-worker";

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
  const names = { suites: idsOf(content.suites), sections: idsOf(content.sections), versions };
  for (const language of languages) {
    const create = (path: string, template: string, context: object, more: { readonly matchPath?: string } = {}) => {
      actions.createPage({
        ...more,
        path: inLanguage(path, language),
        component: join(projectFolder, `src/templates/${template}.tsx`),
        context: { ...context, language, i18n: i18nContext(path, language) },
      });
    };
    for (const page of staffPages) create(page, "staff", {}, { matchPath: `${inLanguage(page, language)}/*` });
    const posts = newestFirst(visible, language).map(({ slug, head }) => ({ slug, section: head.section }));
    for (const { paths, template, context } of sitePages({ ...names, posts }))
      for (const path of paths) create(path, template, context);
  }
};

/**
 * Removes pages for which the house has no content, and the shell of gatsby-plugin-offline, which is never served
 * (gatsby/service-worker/generated-worker.ts).
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
