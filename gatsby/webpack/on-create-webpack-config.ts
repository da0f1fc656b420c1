/** How the site changes Gatsby's configuration of webpack, for each of its stages. */
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { type Configuration, DefinePlugin, NormalModuleReplacementPlugin, ProvidePlugin } from "webpack";
import { todayIn } from "../../src/lib/booking/days";
import type { Language } from "../../src/settings/languages";
import { brandDrawings, sizeOf } from "../brand/drawings";
import type { Content } from "../content/content";
import { assetListPlugin, readStartFiles } from "../hosting/saved-files";
import { identifyCache } from "../build-identity";
import { browserTargets } from "../html/bundle";
import { replacedModules, suitesPathConstant } from "./suites-in-bundles";
import { appErrorTexts } from "../html/start-texts";
import { currentContent } from "../sources/content-state";
import { palettesOf } from "../theme/theme-sheet";
import { setClassNames, ignoreStyleOrder, splitStyles } from "./style-sheets";
import { compileOnce, compileWithEsbuild, minifyWithSwc } from "./esbuild-rules";

const navigation = {
  test: /[\\/]\.cache[\\/]navigation\.js$/,
  enforce: "pre" as const,
  use: resolve(process.cwd(), "gatsby/webpack/navigation-loader.cjs"),
};

const browserAliases = {
  // The language plugin imports i18next as CommonJS, the site and react-i18next as an ES module. The alias gives them the same copy.
  i18next$: resolve("node_modules/i18next/dist/esm/i18next.js"),
  // Left out: the site registers the worker itself (src/features/offline-and-updates/service-worker-updates.ts).
  // Webpack compares real paths, and node_modules may be a symbolic link. If the plugin has no such file any more, the build stops here.
  [realpathSync("node_modules/gatsby-plugin-offline/gatsby-browser.js")]: false,
};

/** Rendering a page runs no `import()`, so the bundle for it omits what is imported in this way: staff pages, viewer, map. */
const withoutDynamicImports = { include: resolve(process.cwd(), "src"), parser: { import: false } };

/** Leaves the choice between suites out of the pages of a house with one suite. */
const withoutSuiteChoice = () =>
  replacedModules().map(
    ([module, replacement]) => new NormalModuleReplacementPlugin(module, resolve(process.cwd(), replacement)),
  );

/** The year for the footer: that of the house, because the machine that builds may be in another year around midnight. */
export const buildYear = ({ site }: Pick<Content, "site">): string => todayIn(site.hours.timeZone).slice(0, 4);

/**
 * Constants for bundles: the look of the house, the year, the texts of the app-level error screen, and the start
 * scripts for rendering pages.
 */
const constantsOf = async ({ stage, reporter }: CreateWebpackConfigArgs): Promise<Readonly<Record<string, string>>> => {
  const content = await currentContent(reporter);
  const { site, theme } = content;
  const { light, dark } = palettesOf(theme);
  const { wordmarks } = brandDrawings(process.cwd(), { names: site.brand.shortName, face: theme.typefaces.display });
  const logoSize = (language: Language): string => {
    const { width, height } = sizeOf(wordmarks[language]);
    return JSON.stringify(`${width} ${height}`);
  };
  return {
    "process.env.GATSBY_PAPER_LIGHT": JSON.stringify(light.surface),
    "process.env.GATSBY_PAPER_DARK": JSON.stringify(dark.surface),
    "process.env.GATSBY_BUILD_YEAR": JSON.stringify(buildYear(content)),
    "process.env.GATSBY_LOGO_SIZE_EN": logoSize("en"),
    "process.env.GATSBY_LOGO_SIZE_EL": logoSize("el"),
    APP_ERROR_TEXTS: JSON.stringify(appErrorTexts(content)),
    ...(stage === "build-html" && { START_FILES: JSON.stringify(readStartFiles()) }),
  };
};

/**
 * Keeps Node's own `fetch` for rendering. Gatsby would replace it with node-fetch, which no page needs, and for which Node 24
 * and 26 print a warning (DEP0040) that looks like an error of the build.
 */
export const keepNodesFetch = (config: Configuration): void => {
  config.plugins = config.plugins?.filter(
    (plugin) => !(plugin instanceof ProvidePlugin && "fetch" in plugin.definitions),
  );
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  const { actions, getConfig, stage } = args;
  const isDevelop = stage === "develop";
  const isForBrowsers = stage === "build-javascript";
  const isBuild = isForBrowsers || stage === "build-html";
  actions.setWebpackConfig({
    plugins: [
      new DefinePlugin(await constantsOf(args)),
      suitesPathConstant(),
      ...(isForBrowsers ? [assetListPlugin] : []),
      ...(isBuild ? withoutSuiteChoice() : []),
    ],
    module: { rules: [isDevelop || isForBrowsers ? navigation : withoutDynamicImports] },
    resolve: { alias: isForBrowsers ? browserAliases : {} },
  });
  const config = (getConfig as () => Configuration)();
  if (isDevelop) {
    ignoreStyleOrder(config);
    compileOnce(config);
  }
  if (isBuild) {
    compileWithEsbuild(config, isForBrowsers ? browserTargets() : ["node20"]);
    setClassNames(config);
    identifyCache(config);
    // If source maps are needed later, the same commit can be built again without this line.
    config.devtool = false;
  }
  if (stage.endsWith("-html")) keepNodesFetch(config);
  if (isForBrowsers) {
    splitStyles(config);
    minifyWithSwc(config);
  }
  actions.replaceWebpackConfig(config);
};
