/** How style sheets are gathered (docs/decisions/0012). */
import type { Configuration } from "webpack";

const isNamed = (plugin: unknown, name: string): plugin is object =>
  typeof plugin === "object" && plugin?.constructor.name === name;

/** Sets options of the plugin that gathers style sheets. */
const setStyleOptions = ({ plugins = [] }: Configuration, options: object): void => {
  for (const plugin of plugins as readonly unknown[]) {
    if (!isNamed(plugin, "MiniCssExtractPlugin") || !("options" in plugin)) continue;
    Object.assign(plugin.options as object, options);
  }
};

/**
 * The development server puts the styles of all pages into one sheet, where pages that order theirs differently cannot all be
 * followed: it warns of each. The sheets are modules, whose order says nothing, and a build has a sheet for each page.
 */
export const ignoreStyleOrder = (config: Configuration): void => {
  setStyleOptions(config, { ignoreOrder: true });
};

/**
 * Gatsby gathers all styles into one sheet and inlines it into every page. Without that group, a page carries the styles of its
 * own components only, and a lazy feature brings its own (docs/decisions/0012).
 */
export const splitStyles = ({ optimization }: Configuration): void => {
  const groups = optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined;
  if (groups === undefined || !("styles" in groups))
    throw new Error("style-sheets: Gatsby gathers styles in another way than it did.");
  delete groups["styles"];
};
