/** Changes what Gatsby writes to `public/`: pages get file names for URLs without a trailing slash, and scripts of earlier builds are removed. */
import { copyFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { readBuiltAssets } from "./saved-files";
import { pageFiles, projectFolder, publicFolder, removeStale } from "../folders";

/** Loads page-names.cjs here, and in the processes that Gatsby starts later to render pages: they inherit the arguments of this one. */
export const onPreInit = (): void => {
  const file = join(projectFolder, "gatsby/hosting/page-names.cjs");
  process.execArgv.push("--require", file);
  createRequire(file)(file);
};

/** Webpack's file names: twenty hexadecimal digits before the ending. Start scripts are removed in gatsby/html/build-start.ts. */
const webpackFile = /[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$/;

/** Removes the scripts and styles of earlier builds, which would otherwise be deployed. */
export const removeStaleScripts = async (): Promise<void> => {
  const current = new Set(readBuiltAssets().files);
  await removeStale(publicFolder, (file) => webpackFile.test(file) && !current.has(file.replace(/\.(?:br|gz)$/, "")));
};

/** Copies the Greek not-found page to `el/404.html`, where hosts look for it. */
export const copyNotFound = (): void =>
  copyFileSync(resolve(publicFolder, "el/404/index.html"), resolve(publicFolder, "el/404.html"));

/** The first page that hosts would serve with a trailing slash because of its file name; undefined if there is none (page-names.cjs). */
export const misnamedPage = (files: readonly string[]): string | undefined =>
  files.find((file) => /\/index\.html$/.test(file) && !/(?:^|\/)(?:404|offline-plugin[\w-]*)\/index\.html$/.test(file));

/** Stops the build if Gatsby no longer uses the file names of page-names.cjs. */
export const checkPageNames = (): void => {
  const misnamed = misnamedPage(pageFiles(publicFolder));
  if (misnamed !== undefined)
    throw new Error(
      `page-names: Gatsby has written ${misnamed} instead of ${misnamed.replace("/index.html", ".html")}.`,
    );
};
