/** Says in a word what webpack's cache of earlier builds depends on. */
import type { Configuration } from "webpack";
import { buildFingerprint } from "../build-fingerprint";

/**
 * Left alone, webpack follows the imports of its own code, of Gatsby's and of every loader's through thousands of files to learn
 * whether any has changed: a fifth of a first build. Their versions stand in the lockfile.
 */
export const setWebpackCacheVersion = (config: Configuration): void => {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return;
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.cache.version = buildFingerprint(process.cwd());
  config.plugins?.push((compiler) => {
    compiler.hooks.afterCompile.tap("WebpackCache", ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  });
};
