import type { GatsbyNode } from "gatsby";

/** The Greek not-found page answers for every unknown path below `/el`; the language plugin doubles its prefix. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.matchPath !== "/el/el/*") return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/el/*" });
};
