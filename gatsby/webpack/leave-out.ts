/** Leaves out what Gatsby does at each module for the sake of sites that are put together otherwise (docs/decisions/0019). */
import type { Configuration, RuleSetRule } from "webpack";

/** Rules within rules too. */
const everyRule = (rules: readonly unknown[]): readonly RuleSetRule[] =>
  rules.flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const known: RuleSetRule = rule;
    return [known, ...everyRule(known.oneOf ?? [])];
  });

const loadersOf = ({ use }: RuleSetRule): readonly unknown[] => (Array.isArray(use) ? use : [use]);

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
const searchForNoSettings = ({ module }: Configuration): void => {
  for (const rule of everyRule(module?.rules ?? [])) {
    for (const loader of loadersOf(rule)) {
      const options = optionsOfPostcss(loader);
      if (options) Object.assign(options, { config: false });
    }
  }
};

const isShadowing = (plugin: unknown): boolean =>
  typeof plugin === "object" && plugin?.constructor.name === "GatsbyThemeComponentShadowingResolverPlugin";

/** Each import is looked for in the themes that may put another file in its place: there are no themes. */
const lookForNoThemes = ({ resolve }: Configuration): void => {
  if (resolve?.plugins) resolve.plugins = resolve.plugins.filter((plugin) => !isShadowing(plugin));
};

/** Changes a configuration of Gatsby's. Where a new version of Gatsby words it otherwise, the work is done again. */
export const leaveOut = (config: Configuration): void => {
  searchForNoSettings(config);
  lookForNoThemes(config);
};
