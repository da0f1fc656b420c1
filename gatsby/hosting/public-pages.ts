/** Changes to what Gatsby leaves in `public/`. */
import { copyFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { readBuiltAssets } from "./asset-list-plugin";
import { pageFiles, projectFolder, publicFolder } from "./public-folder";

/** Webpack's names: twenty hexadecimal digits before the ending. The start scripts remove their own. */
const ofWebpack = /[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$/;

/** Removes the scripts and styles of earlier builds: they would be deployed, checked and counted. */
export const removeStale = async (): Promise<void> => {
  const current = new Set(readBuiltAssets(projectFolder).files);
  const files = await readdir(publicFolder);
  const stale = files.filter((file) => ofWebpack.test(file) && !current.has(file.replace(/\.(?:br|gz)$/, "")));
  await Promise.all(stale.map((file) => rm(resolve(publicFolder, file))));
};

/** Hosts want `404.html` in a folder; Gatsby writes an English one for each language. */
export const copyNotFound = (): void =>
  copyFileSync(resolve(publicFolder, "el/404/index.html"), resolve(publicFolder, "el/404.html"));

/** The first page that is written under a name that hosts serve with a slash; undefined where none is (page-names.cjs). */
export const misnamedPage = (files: readonly string[]): string | undefined =>
  files.find(
    (file) =>
      file.endsWith("/index.html") && !/(?:^|\/)(?:404|offline-plugin-app-shell-fallback)\/index\.html$/.test(file),
  );

/** Stops the build where Gatsby no longer uses the names of pages. */
export const checkPageNames = (): void => {
  const misnamed = misnamedPage(pageFiles(publicFolder));
  if (misnamed !== undefined) throw new Error(`page-names: Gatsby has written ${misnamed} under a name of its own.`);
};
