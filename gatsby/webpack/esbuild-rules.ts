/**
 * Compiles the site's modules with esbuild, which is many times faster than Babel. Babel compiles only the
 * modules that Gatsby has to analyse.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { JsMinifyOptions } from "@swc/core";
import type { Configuration, RuleSetRule } from "webpack";
import TerserPlugin from "terser-webpack-plugin";

const source = resolve(process.cwd(), "src");

/** Modules of pages and templates, which Gatsby splits into component and head. */
const ofPages = /[\\/]src[\\/](?:pages|templates)[\\/]/;
/** Modules with queries, which Gatsby extracts. */
const query = /graphql`|useStaticQuery/;

/** Whether a file is a module of the site that Gatsby does not have to analyse. */
export const isPlain = (path: string): boolean =>
  path.startsWith(source) && /\.tsx?$/.test(path) && !ofPages.test(path) && !query.test(readFileSync(path, "utf8"));

const scripts = /\.(js|mjs|jsx|ts|tsx)$/;
const types = /\.tsx?$/;

/**
 * Removes the rule of Gatsby's TypeScript plugin, by which Babel compiles each module a second time, and returns Gatsby's rule for scripts.
 * Throws if a new version of Gatsby has different rules.
 */
export const compileOnce = (config: Configuration): RuleSetRule => {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  const indexOf = ({ source }: RegExp): number =>
    rules.findIndex(({ test }) => test instanceof RegExp && test.source === source);
  const scriptRule = rules[indexOf(scripts)];
  const typescriptIndex = indexOf(types);
  if (scriptRule === undefined || typescriptIndex < 0)
    throw new Error("esbuild-rules: Gatsby's rule for scripts or for TypeScript has changed.");
  rules.splice(typescriptIndex, 1);
  return scriptRule;
};

/** Changes the webpack configuration of a build. Throws if a new version of Gatsby has different rules. */
export const compileWithEsbuild = (config: Configuration, target: readonly string[]): void => {
  compileOnce(config).exclude = isPlain;
  config.module?.rules?.push({ test: isPlain, loader: "esbuild-loader", options: { target, jsx: "automatic" } });
};

/** Minifies scripts with swc, which takes a tenth of the time of Gatsby's minifier and makes them 2 % smaller. */
export const minifyWithSwc = (config: Configuration): void => {
  const [first, ...others] = config.optimization?.minimizer ?? [];
  if (first?.constructor.name !== "TerserPlugin")
    throw new Error("esbuild-rules: Gatsby has changed its minimizer: the first one is not the TerserPlugin.");
  const minimizer = new TerserPlugin<JsMinifyOptions>({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { ecma: 2020, format: { comments: false }, compress: { passes: 2 }, mangle: true },
  });
  config.optimization = { ...config.optimization, minimizer: [minimizer, ...others] };
};
