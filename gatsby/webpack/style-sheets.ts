/** How style sheets are bundled (decision 0012). */
import type { Configuration } from "webpack";

const isMiniCssExtract = (plugin: unknown): plugin is { readonly options: object } =>
  plugin?.constructor.name === "MiniCssExtractPlugin";

/** The development server bundles all styles into one sheet, and warns if pages import them in different orders, which does not matter for CSS modules. */
export const ignoreStyleOrder = ({ plugins = [] }: Configuration): void => {
  for (const plugin of plugins as readonly unknown[])
    if (isMiniCssExtract(plugin)) Object.assign(plugin.options, { ignoreOrder: true });
};

/** Removes the group by which Gatsby puts all styles into every page: a page then has those of its own components (decision 0012). */
export const splitStyles = ({ optimization }: Configuration): void => {
  const groups = optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined;
  if (groups === undefined || !("styles" in groups))
    throw new Error("style-sheets: Gatsby gathers styles in another way than it did.");
  delete groups["styles"];
};
