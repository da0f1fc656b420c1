/** How style sheets are bundled (decision 0012). */
import type { Configuration } from "webpack";

const isMiniCssExtract = (plugin: unknown): plugin is { readonly options: object } =>
  plugin?.constructor.name === "MiniCssExtractPlugin";

/**
 * The development server bundles the styles of all pages into one sheet, and warns when pages import style sheets in a different order. The
 * order of CSS modules does not matter, and a build has a sheet for each page.
 */
export const ignoreStyleOrder = ({ plugins = [] }: Configuration): void => {
  for (const plugin of plugins as readonly unknown[])
    if (isMiniCssExtract(plugin)) Object.assign(plugin.options, { ignoreOrder: true });
};

/**
 * Gatsby bundles all styles into one sheet and inlines it into every page. Without that group, a page contains only the styles of its
 * own components, and the styles of a lazy feature are loaded with it (decision 0012).
 */
export const splitStyles = ({ optimization }: Configuration): void => {
  const groups = optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined;
  if (groups === undefined || !("styles" in groups))
    throw new Error("style-sheets: Gatsby gathers styles in another way than it did.");
  delete groups["styles"];
};
