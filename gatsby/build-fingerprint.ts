/**
 * What a build depends on besides the content and the code of the pages: the packages, the supported browsers (`browserslist`), and the code of
 * the build itself. Its hash is a part of every build stamp (decision 0054), and webpack's cache (decision 0019) is used only if it is the same.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { projectFolder } from "./folders";

const inputs = [
  "package.json",
  "package-lock.json",
  "gatsby-ssr.tsx",
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/gatsby-config.js",
  "gatsby/html/on-pre-render-html.tsx",
  "gatsby/webpack/navigation-loader.cjs",
];

/** A hash of the inputs. What an earlier build has cached is only valid for the same fingerprint. */
export const buildFingerprint = (): string => {
  const hash = createHash("sha256");
  for (const file of inputs) hash.update(readFileSync(resolve(projectFolder, file)));
  return hash.digest("hex");
};

const withoutBuildDependencies: WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.afterCompile.tap("webpack-cache", ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  },
};

/** Makes webpack's cache valid only for one fingerprint. By default webpack would look for changes in thousands of files of loaders and of Gatsby. */
export const identifyCache = (config: Configuration, fingerprint = buildFingerprint()): void => {
  if (typeof config.cache !== "object" || config.cache.type !== "filesystem") return;
  config.cache.version = fingerprint;
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins = [...(config.plugins ?? []), withoutBuildDependencies];
};
