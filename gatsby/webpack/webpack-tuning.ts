/** Leaves out what Gatsby does at each module for the sake of sites that are put together otherwise (docs/decisions/0019). */
import { resolve } from "node:path";
import type { Configuration } from "webpack";
import { everyRule, loadersOf } from "./rules";

/** The options of PostCSS's loader are a function; what else it asks for, it looks for on that function. */
const optionsOfPostcss = (loader: unknown): object | undefined => {
  if (typeof loader !== "object" || loader === null || !("loader" in loader) || !("options" in loader))
    return undefined;
  if (!/postcss-loader/.test(String(loader.loader))) return undefined;
  const { options } = loader;
  if (typeof options !== "object" || options === null || !("postcssOptions" in options)) return undefined;
  return typeof options.postcssOptions === "function" ? options.postcssOptions : undefined;
};

/** A folder is searched for settings of PostCSS at each style sheet: there are none but Gatsby's own. */
const disablePostcssConfigSearch = ({ module }: Configuration): void => {
  for (const rule of everyRule(module?.rules ?? [])) {
    for (const loader of loadersOf(rule)) {
      const options = optionsOfPostcss(loader);
      if (options) Object.assign(options, { config: false });
    }
  }
};

const isNamed = (plugin: unknown, name: string): plugin is object =>
  typeof plugin === "object" && plugin?.constructor.name === name;

/** Each import is looked for in the themes that may put another file in its place: there are no themes. */
const disableThemeShadowing = ({ resolve }: Configuration): void => {
  const plugins = resolve?.plugins ?? [];
  const others = plugins.filter((plugin) => !isNamed(plugin, "GatsbyThemeComponentShadowingResolverPlugin"));
  if (resolve === undefined || others.length === plugins.length)
    throw new Error("webpack-tuning: Gatsby looks for themes in another way than it did.");
  resolve.plugins = others;
};

/** Sets options of the plugin that gathers style sheets. */
const setStyleOptions = ({ plugins = [] }: Configuration, options: object): void => {
  for (const plugin of plugins as readonly unknown[]) {
    if (!isNamed(plugin, "MiniCssExtractPlugin") || !("options" in plugin)) continue;
    Object.assign(plugin.options as object, options);
  }
};

/** Each style sheet is run in a compiler of its own, to learn its names and rules: it can be run in the one that is there. */
const shareStyleCompiler = (config: Configuration): void => {
  setStyleOptions(config, { experimentalUseImportModule: true });
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
    throw new Error("webpack-tuning: Gatsby gathers styles in another way than it did.");
  delete groups["styles"];
};

/** Changes a configuration of Gatsby's. Stops the build where a new version of Gatsby looks for themes in another way. */
export const tuneWebpack = (config: Configuration): void => {
  disablePostcssConfigSearch(config);
  disableThemeShadowing(config);
  shareStyleCompiler(config);
};

/**
 * What a page fetches when it is wanted (the staff's application, the viewer, the map) is never drawn ahead: the bundle that draws pages
 * goes without it. An `import()` of the site stays in it as it is written.
 */
export const skipDynamicImports = (config: Configuration): void => {
  config.module?.rules?.push({ include: resolve(process.cwd(), "src"), parser: { import: false } });
};
