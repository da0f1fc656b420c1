/** Bundles `src/service-worker` into `/service-worker.js`, with what it must know of the build. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "esbuild";
import { buildCode } from "../build-code";
import { oldestBrowsers } from "../browsers";
import { readBuiltAssets } from "../hosting/asset-list-plugin";
import { projectFolder, publicFolder } from "../hosting/public-folder";
import { appScripts } from "../html/app-scripts";
import { memoryPath } from "../remembered";
import { type BuildNames, type MarkedPages, markPages } from "./mark-pages";

/** Stand in the bundled code where the build's names will be, which depend on that code. */
const placeholders: BuildNames = { build: "__BUILD_NAME__", edition: "__EDITION__" };

const isAsset = (file: string): boolean => /\.(?:js|css)$/.test(file);

const bundle = async (): Promise<string> => {
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
 * Names the build, marks its pages, writes the service worker, and answers the build's name and its pages. After every step that changes
 * pages or their data.
 */
export const writeServiceWorker = async (): Promise<MarkedPages> => {
  const code = await bundle();
  const seed = { worker: code, scripts: appScripts(readBuiltAssets(projectFolder)) };
  const memory = { path: memoryPath("page-marks"), code: buildCode(projectFolder) };
  const marked = await markPages(publicFolder, seed, memory);
  const named = code.replaceAll(placeholders.build, marked.build).replaceAll(placeholders.edition, marked.edition);
  await writeFile(resolve(publicFolder, "service-worker.js"), named);
  return marked;
};
