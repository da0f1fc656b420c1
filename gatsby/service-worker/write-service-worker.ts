/** Writes a stamp into every page and its data, and `/service-worker.js`: the site's rules, then the worker of gatsby-plugin-offline. */
import { resolve } from "node:path";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { setStamp } from "../../src/lib/build-record";
import { filesBelow, isPageFile, publicFolder, removeStale } from "../folders";
import { buildFingerprint } from "../build-fingerprint";
import { runInWorkers } from "../workers/run-in-workers";
import { type PageToStamp, readUnstamped, rewriteFile, shortHash, appScripts } from "./stamp-page";
import { staffComponent } from "../../src/settings/routes";
import { readBuiltAssets, readStartFiles } from "../hosting/saved-files";
import { bundleText } from "../html/bundle";
import { generatedFile, isOfPlugin, shellPage, withRules } from "./generated-worker";

/** Match the data file of a page, and any data file. */
const pageData = /^page-data\/(.*)\/page-data\.json$/;
const anyData = /^page-data\/.*\.json$/;

/** The page that a file belongs to: `el/contact` for `el/contact.html` and for `page-data/el/contact/page-data.json`. */
const pageOf = (file: string): string => pageData.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

const pagesAmong = (files: readonly string[], folder: string) => {
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
 * Stamps the pages in `folder`. Returns the hash of what all pages share (`bundleHash`), and the hash of that, the pages' data and their
 * file names (`build`). Both depend only on which pages there are, on all page data, on the JSON of Gatsby's script names and on `others`
 * (the service worker's code, the start scripts, the code of the build), so that they do not change without a change in the build. Call it
 * after all steps that change pages or their data.
 */
export const stampPages = async (folder: string, scripts: string, others: readonly string[]) => {
  const files = filesBelow(folder).sort();
  const shared = files.filter((file) => anyData.test(file) && !pageData.test(file));
  const paths = shared.map((file) => resolve(folder, file));
  const bundleHash = shortHash([scripts, ...others, ...paths.map(readUnstamped)], 12);
  for (const path of paths) rewriteFile(path, (text) => setStamp(text, bundleHash));
  const tasks = pagesAmong(files, folder).map((page): PageToStamp => ({ ...page, scripts, bundleHash }));
  const stamps = await runInWorkers<string>("gatsby/service-worker/stamp-page.ts", tasks);
  const pageFiles = files.filter(isPageFile);
  return { bundleHash, build: shortHash([bundleHash, ...stamps, ...pageFiles], 12) };
};

/** Removes the plugin's files: when `/service-worker.js` is written, and before a build, in case the last one was interrupted. */
const removePluginFiles = (): Promise<void> => removeStale(publicFolder, isOfPlugin);

/** Writes an empty file as the shell of gatsby-plugin-offline: without it, the plugin's list of files to precache would be empty. */
export const onPreBuild = async (): Promise<void> => {
  await removePluginFiles();
  await mkdir(resolve(publicFolder, shellPage), { recursive: true });
  await writeFile(resolve(publicFolder, shellPage, "index.html"), "<!DOCTYPE html>\n");
};

/** Placeholders in the bundled code for the build's names, which depend on that code. */
const placeholders = { build: "__BUILD_NAME__", bundleHash: "__BUNDLE_HASH__" };

const bundleRules = async (): Promise<string> => {
  const { groups } = readBuiltAssets();
  const addresses = (files: readonly string[] = []): string[] =>
    files.flatMap((file) => (/\.(?:js|css)$/.test(file) ? [`/${file}`] : []));
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

/** Stamps the pages, writes `/service-worker.js` and returns the build's name. Call it after all steps that change pages or their data. */
export const writeServiceWorker = async (): Promise<string> => {
  const rules = await bundleRules();
  const others = [rules, JSON.stringify(readStartFiles()), buildFingerprint()];
  const { build, bundleHash } = await stampPages(publicFolder, appScripts(readBuiltAssets()), others);
  const named = rules.replaceAll(placeholders.build, build).replaceAll(placeholders.bundleHash, bundleHash);
  const read = (file: string): string => readFileSync(resolve(publicFolder, file), "utf8");
  await writeFile(resolve(publicFolder, "service-worker.js"), withRules(read(generatedFile), named, read));
  await removePluginFiles();
  return build;
};
