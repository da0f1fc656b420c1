import type { GatsbyNode } from "gatsby";

/**
 * Gatsby gathers all styles into one sheet and inlines it into every page. Without that group, a page carries the
 * styles of its own components only, and a lazy feature brings its own.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  delete config.optimization?.splitChunks?.cacheGroups?.styles;
  actions.replaceWebpackConfig(config);
};
