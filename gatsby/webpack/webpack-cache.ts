/** How webpack determines whether its cache of earlier builds is valid (decision 0019). */
import type { Configuration, WebpackPluginInstance } from "webpack";
import { buildFingerprint } from "../build-fingerprint";

const withoutBuildDependencies: WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.afterCompile.tap("webpack-cache", ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  },
};

/** Makes the cache valid for a fingerprint. Otherwise webpack would look for changes in thousands of files of loaders and of Gatsby. */
export const identifyCache = (config: Configuration): void => {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return;
  config.cache.version = buildFingerprint();
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins = [...(config.plugins ?? []), withoutBuildDependencies];
};
