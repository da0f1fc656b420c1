/** Says in a word what webpack's cache of earlier builds depends on. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Configuration } from "webpack";

/** Everything that decides how modules are compiled: the packages, and the code of the build itself. */
const decisive = ["package-lock.json", ".cache/compiled/gatsby-node.js", ".cache/compiled/gatsby-config.js"];

const digest = (root: string): string => {
  const hash = createHash("sha256");
  for (const file of decisive) hash.update(readFileSync(resolve(root, file)));
  return hash.digest("hex");
};

/**
 * Left alone, webpack follows the imports of its own code, of Gatsby's and of every loader's through thousands of files to learn
 * whether any has changed: a fifth of a first build. Their versions stand in the lockfile.
 */
export const keepCacheSimple = (config: Configuration): void => {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return;
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.cache.version = digest(process.cwd());
  config.plugins?.push((compiler) => {
    compiler.hooks.afterCompile.tap("SimpleCache", ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  });
};
