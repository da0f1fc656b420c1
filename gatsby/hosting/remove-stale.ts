/** Gatsby leaves the scripts and styles of earlier builds in `public/`; they would be deployed, checked and counted. */
import { readdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { readBuiltAssets } from "./asset-list-plugin";
import { projectFolder, publicFolder } from "./public-folder";

/** Webpack's names: twenty hexadecimal digits before the ending. The start scripts look after themselves. */
const ofWebpack = /[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?(?:\.br|\.gz)?$/;

export const removeStale = async (): Promise<void> => {
  const folder = publicFolder;
  const current = new Set(readBuiltAssets(projectFolder).files);
  const files = await readdir(folder);
  const stale = files.filter((file) => ofWebpack.test(file) && !current.has(file.replace(/\.(?:br|gz)$/, "")));
  await Promise.all(stale.map((file) => rm(resolve(folder, file))));
};
