/** Names the finished build, and writes a stamp into every page and its data. */
import { resolve } from "node:path";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { setStamp } from "../../src/lib/build-stamp";
import { filesBelow, isPageFile, projectFolder, publicFolder, removeStale } from "../hosting/public-folder";
import { runInWorkers } from "../workers/run-in-workers";
import { type PageFiles, type PageToStamp, readUnstamped, rewriteFile, shortHash, appScripts } from "./stamp-page";
import { staffComponent } from "../../src/settings/staff";
import { readBuiltAssets, readStartFiles } from "../hosting/saved-files";
import { bundleText } from "../html/bundle";
import { generatedFile, isOfPlugin, shellPage, withRules } from "./generated-worker";

/** The data file of a page, and every data file. */
const pageData = /^page-data\/(.*)\/page-data\.json$/;
const sharedData = /^page-data\/.*\.json$/;

export interface BuildNames {
  /** Hash of the scripts, styles and data that all pages share, and of the code that renders them. */
  readonly bundleHash: string;
  /** Hash of all files of the build: it changes when any of them changes. */
  readonly build: string;
}

/** The input of pages besides their data. */
interface BundleParts {
  /** The JSON of Gatsby's script names in pages. */
  readonly scripts: string;
  /** Other input: the service worker's code, the start scripts, the code of the build. */
  readonly others: readonly string[];
}

/** The page that a file belongs to: `el/contact` for `el/contact.html` and for `page-data/el/contact/page-data.json`. */
const pageOf = (file: string): string => pageData.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

/** The files among `files` that belong to pages, by page. */
const pagesAmong = (files: readonly string[], folder: string): PageFiles[] => {
  const pages = new Map<string, { html: string[]; data: string[] }>();
  for (const file of files) {
    if (!isPageFile(file) && !pageData.test(file)) continue;
    const page = pages.get(pageOf(file)) ?? { html: [], data: [] };
    (isPageFile(file) ? page.html : page.data).push(resolve(folder, file));
    pages.set(pageOf(file), page);
  }
  return [...pages.values()];
};

/**
 * Stamps the pages in `folder`. The names depend only on the pages, their data and the bundle parts, so that they do not change without a
 * change in the build. Call it after all steps that change pages or their data.
 */
export const stampPages = async (folder: string, { scripts, others }: BundleParts): Promise<BuildNames> => {
  const files = filesBelow(folder).sort();
  const shared = files.filter((file) => sharedData.test(file) && !pageData.test(file));
  const paths = shared.map((file) => resolve(folder, file));
  const bundleHash = shortHash([scripts, ...others, ...paths.map(readUnstamped)], 12);
  for (const path of paths) rewriteFile(path, (text) => setStamp(text, bundleHash));
  const stamps = await runInWorkers<string>(
    "gatsby/service-worker/stamp-page.ts",
    pagesAmong(files, folder).map((page): PageToStamp => ({ ...page, scripts, bundleHash })),
  );
  const pageFiles = files.filter(isPageFile);
  return { bundleHash, build: shortHash([bundleHash, ...stamps, ...pageFiles], 12) };
};

/** Removes the plugin's files: after its worker has been written to `/service-worker.js`, and before a build, in case the last one was interrupted. */
const removePluginFiles = (): Promise<void> => removeStale(publicFolder, isOfPlugin);

/**
 * Writes an empty file in place of the page of gatsby-plugin-offline's application shell, which gatsby/pages/create-pages.ts removes.
 * Without a file at its path, the plugin would write an empty list of files to precache.
 */
export const onPreBuild = async (): Promise<void> => {
  await removePluginFiles();
  await mkdir(resolve(publicFolder, shellPage), { recursive: true });
  await writeFile(resolve(publicFolder, shellPage, "index.html"), "<!DOCTYPE html>\n");
};

/** Placeholders in the bundled code for the build's names, which depend on that code. */
const placeholders: BuildNames = { build: "__BUILD_NAME__", bundleHash: "__BUNDLE_HASH__" };

const isAsset = (file: string): boolean => /\.(?:js|css)$/.test(file);

const bundleRules = async (): Promise<string> => {
  const { groups } = readBuiltAssets();
  const addresses = (files: readonly string[] = []): string[] => files.filter(isAsset).map((file) => `/${file}`);
  // Staff pages are never cached.
  const components = Object.entries(groups)
    .filter(([name]) => name.startsWith("component---") && name !== staffComponent)
    .map(([name, files]) => [name, addresses(files)] as const);
  const { stayParts } = readStartFiles();
  const app = [...addresses(groups["app"]), ...stayParts];
  const version = { ...placeholders, app, components: Object.fromEntries(components) };
  return bundleText("src/service-worker/service-worker.ts", {
    VERSION: version,
    "process.env.NODE_ENV": "production",
  });
};

/** The inputs of a build besides the content: the packages, the oldest browsers, and the code of the build itself. */
const inputs = [
  "package.json",
  "package-lock.json",
  "gatsby-ssr.tsx",
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/gatsby-config.js",
  "gatsby/html/on-pre-render-html.tsx",
  "gatsby/webpack/navigation-loader.cjs",
];

const buildFingerprint = (): string => {
  const hash = createHash("sha256");
  for (const file of inputs) hash.update(readFileSync(resolve(projectFolder, file)));
  return hash.digest("hex");
};

/** Stamps the pages, writes `/service-worker.js` and returns the build's name. Call it after all steps that change pages or their data. */
export const writeServiceWorker = async (): Promise<string> => {
  const rules = await bundleRules();
  const { build, bundleHash } = await stampPages(publicFolder, {
    scripts: appScripts(readBuiltAssets()),
    others: [rules, JSON.stringify(readStartFiles()), buildFingerprint()],
  });
  const named = rules.replaceAll(placeholders.build, build).replaceAll(placeholders.bundleHash, bundleHash);
  const read = (file: string): string => readFileSync(resolve(publicFolder, file), "utf8");
  await writeFile(resolve(publicFolder, "service-worker.js"), withRules(read(generatedFile), named, read));
  await removePluginFiles();
  return build;
};
