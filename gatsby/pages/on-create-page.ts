import type { GatsbyNode } from "gatsby";
import { shellPage } from "../service-worker/generated-worker";

/**
 * The language plugin gives the Greek not-found page a match path, with which Gatsby would put every Greek page into the
 * router's table. The page is shown for unknown addresses without it (src/features/start-up/stand-in.ts). The shell of
 * gatsby-plugin-offline is never served (gatsby/service-worker/generated-worker.ts).
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path.includes(shellPage)) actions.deletePage(page);
  if (page.path !== "/el/404" || page.matchPath === undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: undefined });
};
