import type { GatsbyNode } from "gatsby";
import { inLanguage, languages } from "../../src/settings/languages";
import { shellPage } from "../service-worker/generated-worker";
import { emptyPages } from "../content/empty-pages";
import { currentContent } from "../sources/content-state";

/** Whether a path is that of one of these pages, in any language. */
const isOneOf = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => languages.some((language) => inLanguage(page, language) === path.replace(/(?<=.)\/$/, "")));

/**
 * The language plugin gives the Greek not-found page a match path, with which Gatsby would put every Greek page into the
 * router's table. The page is shown for unknown addresses without it (src/features/start-up/stand-in.ts). The shell of
 * gatsby-plugin-offline is never served (gatsby/service-worker/generated-worker.ts).
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = async ({ page, actions, reporter }) => {
  if (page.path.includes(shellPage) || isOneOf(page.path, emptyPages(await currentContent(reporter)))) {
    actions.deletePage(page);
    return;
  }
  if (page.path !== "/el/404" || page.matchPath === undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: undefined });
};
