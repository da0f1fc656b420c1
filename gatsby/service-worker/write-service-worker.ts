/** Writes a stamp into every page and its data, and `/service-worker.js`: the site's rules, then the worker of gatsby-plugin-offline. */
import { resolve } from "node:path";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { staffComponent } from "../../src/settings/routes";
import { buildFingerprint } from "../build-identity";
import { publicFolder, removeStale } from "../folders";
import { readBuiltAssets, readStartFiles } from "../hosting/saved-files";
import { bundleText } from "../html/bundle";
import { generatedFile, isOfPlugin, shellPage, withRules } from "./generated-worker";
import { appScripts, stampPages } from "./stamp-pages";

/** Removes the plugin's files: after `/service-worker.js` is written, and before a build, in case the last build was interrupted. */
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
  const { build, bundleHash } = stampPages(publicFolder, appScripts(readBuiltAssets()), others);
  const named = rules.replaceAll(placeholders.build, build).replaceAll(placeholders.bundleHash, bundleHash);
  const read = (file: string): string => readFileSync(resolve(publicFolder, file), "utf8");
  await writeFile(resolve(publicFolder, "service-worker.js"), withRules(read(generatedFile), named, read));
  await removePluginFiles();
  return build;
};
