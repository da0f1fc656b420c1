import type { GatsbyNode } from "gatsby";
import { guidePath } from "../../src/settings/guide";
import { inLanguage, languages } from "../../src/settings/languages";
import { shellPage } from "../service-worker/generated-worker";
import type { Content } from "../content/content";
import { currentContent } from "../sources/content-state";

/** Whether a page has nothing to show: the questions of a house without any, the guide of one without. */
export const isWithoutContent = (path: string, { faq, guide }: Pick<Content, "faq" | "guide">): boolean => {
  const bare = [...(faq === null ? ["/faq"] : []), ...(guide.length === 0 ? [guidePath] : [])];
  return bare.some((one) => languages.some((language) => inLanguage(one, language) === path.replace(/(?<=.)\/$/, "")));
};

/**
 * The language plugin gives the Greek not-found page a match path, with which Gatsby would put every Greek page into the
 * router's table. The page is shown for unknown addresses without it (src/features/start-up/stand-in.ts). The shell of
 * gatsby-plugin-offline is never served (gatsby/service-worker/generated-worker.ts).
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = async ({ page, actions, reporter }) => {
  if (page.path.includes(shellPage) || isWithoutContent(page.path, await currentContent(reporter))) {
    actions.deletePage(page);
    return;
  }
  if (page.path !== "/el/404" || page.matchPath === undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: undefined });
};
