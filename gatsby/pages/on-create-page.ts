import type { GatsbyNode } from "gatsby";
import { inLanguage, languages } from "../../src/settings/languages";
import { shellPage } from "../service-worker/generated-worker";
import { emptyPages } from "../content/pages";
import { currentContent } from "../sources/content-state";

/** Whether a path belongs to one of these pages, in any language. */
const isOneOf = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => languages.some((language) => inLanguage(page, language) === path.replace(/(?<=.)\/$/, "")));

/**
 * Removes empty pages and the shell of gatsby-plugin-offline, which is never served (gatsby/service-worker/generated-worker.ts).
 * Also removes the match path that the language plugin gives the Greek not-found page: with it, Gatsby would put every Greek page into
 * the router's table, and unknown paths show the page without it (src/features/start-up/stand-in.ts).
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
