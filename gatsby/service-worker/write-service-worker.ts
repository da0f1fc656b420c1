/** Bundles `src/service-worker` into `/service-worker.js`, with what it must know of the build. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "esbuild";
import { oldestBrowsers } from "../browsers";
import { readBuiltAssets } from "../hosting/asset-list-plugin";
import { projectFolder, publicFolder } from "../hosting/public-folder";
import { markPages } from "./mark-pages";

/** Stands in the bundled code where the build's name will be, which depends on that code. */
const placeholder = "__BUILD_NAME__";

const isAsset = (file: string): boolean => /\.(?:js|css)$/.test(file);

const bundle = async (): Promise<string> => {
  const { groups } = readBuiltAssets(projectFolder);
  const addresses = (files: readonly string[] = []): string[] => files.filter(isAsset).map((file) => `/${file}`);
  const components = Object.entries(groups)
    .filter(([name]) => name.startsWith("component---") && !name.includes("admin"))
    .map(([name, files]) => [name, addresses(files)] as const);
  const version = { build: placeholder, app: addresses(groups["app"]), components: Object.fromEntries(components) };
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

/** Names the build, marks its pages and writes the service worker. After every step that changes pages or their data. */
export const writeServiceWorker = async (): Promise<void> => {
  const code = await bundle();
  const name = await markPages(publicFolder, code);
  await writeFile(resolve(publicFolder, "service-worker.js"), code.replaceAll(placeholder, name));
};
