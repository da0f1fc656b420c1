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

/**
 * Makes the cache valid for as long as the build has the same fingerprint. Without this, webpack follows the imports of its own code, of Gatsby's
 * and of every loader through thousands of files, to find out whether one of them has changed.
 */
export const identifyCache = (config: Configuration): void => {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return;
  config.cache.version = buildFingerprint();
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins = [...(config.plugins ?? []), withoutBuildDependencies];
};
