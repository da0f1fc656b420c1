import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { AssetListPlugin } from "../hosting/asset-list-plugin";
import { oldestBrowsers } from "../browsers";
import { defineStartFiles } from "../html/define-start-files";
import { setClassNames } from "./class-names";
import { limitEnvConstants } from "./limit-env-constants";
import { skipDynamicImports, ignoreStyleOrder, tuneWebpack } from "./webpack-tuning";
import { setWebpackCacheVersion } from "./webpack-cache";
import { compileWithEsbuild, minifyWithSwc } from "./esbuild-rules";

const navigation = {
  test: /[\\/]\.cache[\\/]navigation\.js$/,
  enforce: "pre" as const,
  use: resolve(process.cwd(), "gatsby/webpack/navigation-loader.cjs"),
};

/** The language plugin asks for i18next as CommonJS, react-i18next and we for its module: one copy answers both. */
const singleI18next = { i18next$: resolve(process.cwd(), "node_modules/i18next/dist/esm/i18next.js") };

/**
 * Gatsby gathers all styles into one sheet and inlines it into every page. Without that group, a page carries the
 * styles of its own components only, and a lazy feature brings its own.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { actions, getConfig, stage } = args;
  defineStartFiles(args);
  if (stage === "build-javascript" || stage === "develop") {
    actions.setWebpackConfig({ module: { rules: [navigation] } });
  }
  if (stage === "develop") {
    const config = (getConfig as () => Configuration)();
    ignoreStyleOrder(config);
    actions.replaceWebpackConfig(config);
  }
  if (stage !== "build-javascript" && stage !== "build-html") return;
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      plugins: [new AssetListPlugin(process.cwd())],
      resolve: { alias: singleI18next },
    });
  }
  const config = (getConfig as () => Configuration)();
  compileWithEsbuild(config, stage === "build-html" ? ["node20"] : oldestBrowsers(process.cwd()));
  tuneWebpack(config);
  setClassNames(config);
  if (stage === "build-html") {
    limitEnvConstants(config);
    skipDynamicImports(config);
  }
  setWebpackCacheVersion(config);
  // A build of the same commit makes source maps when they are wanted; nobody else pays for them.
  config.devtool = false;
  if (stage === "build-javascript") {
    const chunks = config.optimization?.splitChunks;
    if (chunks) delete (chunks.cacheGroups as Record<string, unknown> | undefined)?.["styles"];
    minifyWithSwc(config);
  }
  actions.replaceWebpackConfig(config);
};
