/**
 * What a build is made from: the commit, and digests of the style sheets, the packages, the supported browsers and the code of the build itself.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { projectFolder } from "./folders";

/** The environment variables in which hosts give the commit: Netlify, Cloudflare (Pages and Workers), GitHub. */
const variables = ["COMMIT_REF", "CF_PAGES_COMMIT_SHA", "WORKERS_CI_COMMIT_SHA", "GITHUB_SHA"] as const;

const described = /^([0-9a-f]{40})(-dirty)?$/;

const commitFromGit = (folder: string): string => {
  try {
    // All tags are excluded, so that git prints the commit itself.
    const command = ["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"];
    return execFileSync("git", command, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
};

/** The commit of the folder, or the host's variable if there is no repository (in a container); null if the commit is unknown. */
export const commitOf = (folder: string, environment: Readonly<Record<string, string | undefined>> = process.env) => {
  const candidates = [commitFromGit(folder), ...variables.map((name) => environment[name] ?? "")];
  for (const text of candidates) {
    const [, id, changed] = described.exec(text) ?? [];
    if (id !== undefined) return { id, changed: changed !== undefined };
  }
  return null;
};

/** What a build depends on besides the content and the code of the pages. */
const inputs = [
  "package.json",
  "package-lock.json",
  "gatsby-ssr.tsx",
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/gatsby-config.js",
  "gatsby/html/on-pre-render-html.tsx",
  "gatsby/webpack/navigation-loader.cjs",
];

/**
 * A hash of the inputs, a part of every build stamp (decision 0054). What an earlier build has cached, such as webpack's cache (decision 0019),
 * is only valid for the same fingerprint.
 */
export const buildFingerprint = (): string => {
  const hash = createHash("sha256");
  for (const file of inputs) hash.update(readFileSync(resolve(projectFolder, file)));
  return hash.digest("hex");
};

/**
 * A digest of the style sheets in `src/`, a part of every page's code: pages contain their styles, but a cached build renders a page again
 * only if its data or code has changed.
 */
export const stylesDigest = (root: string): string => {
  const folder = resolve(root, "src");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const digest = createHash("sha256");
  for (const sheet of sheets.sort()) digest.update(`${sheet}\n${readFileSync(join(folder, sheet), "utf8")}\n`);
  return digest.digest("hex").slice(0, 12);
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
