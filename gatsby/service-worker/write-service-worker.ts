/** Writes `/service-worker.js`: the rules of `src/service-worker`, then the worker that gatsby-plugin-offline has generated. */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "esbuild";
import { buildFingerprint } from "../build-fingerprint";
import { oldestBrowsers } from "../browsers";
import { readBuiltAssets } from "../hosting/asset-list-plugin";
import { projectFolder, publicFolder } from "../hosting/public-folder";
import { appScripts } from "../html/app-scripts";
import { readStartFiles } from "../html/start-files";
import { generatedFile, withRules } from "./generated-worker";
import { removePluginFiles } from "./plugin-files";
import { type BuildNames, stampPages } from "./stamp-pages";

/** Stand in the bundled code where the build's names will be, which depend on that code. */
const placeholders: BuildNames = { build: "__BUILD_NAME__", bundleHash: "__BUNDLE_HASH__" };

const isAsset = (file: string): boolean => /\.(?:js|css)$/.test(file);

const bundleRules = async (): Promise<string> => {
  const { groups } = readBuiltAssets(projectFolder);
  const addresses = (files: readonly string[] = []): string[] => files.filter(isAsset).map((file) => `/${file}`);
  const components = Object.entries(groups)
    .filter(([name]) => name.startsWith("component---") && !name.includes("admin"))
    .map(([name, files]) => [name, addresses(files)] as const);
  const version = { ...placeholders, app: addresses(groups["app"]), components: Object.fromEntries(components) };
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: [resolve(projectFolder, "src/service-worker/service-worker.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
    target: oldestBrowsers(projectFolder),
    define: { VERSION: JSON.stringify(version), "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
};

/**
 * Stamps the pages, writes `/service-worker.js` and answers the build's name. After every step that changes pages or their
 * data.
 */
export const writeServiceWorker = async (): Promise<string> => {
  const rules = await bundleRules();
  const { build, bundleHash } = await stampPages(publicFolder, {
    scripts: appScripts(readBuiltAssets(projectFolder)),
    others: [rules, JSON.stringify(readStartFiles(projectFolder)), buildFingerprint(projectFolder)],
  });
  const named = rules.replaceAll(placeholders.build, build).replaceAll(placeholders.bundleHash, bundleHash);
  const read = (file: string): string => readFileSync(resolve(publicFolder, file), "utf8");
  await writeFile(resolve(publicFolder, "service-worker.js"), withRules(read(generatedFile), named, read));
  await removePluginFiles();
  return build;
};
