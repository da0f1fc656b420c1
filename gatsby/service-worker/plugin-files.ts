/** The files that gatsby-plugin-offline finds and leaves in `public/`. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { publicFolder } from "../hosting/public-folder";
import { isOfPlugin, shellPage } from "./generated-worker";

/** Once its worker stands in `/service-worker.js`; and before a build, where the one before was broken off. */
export const removePluginFiles = async (): Promise<void> => {
  const files = (await readdir(publicFolder)).filter(isOfPlugin);
  await Promise.all(files.map((file) => rm(resolve(publicFolder, file), { recursive: true })));
};

/**
 * Puts an empty file in the place of the shell that gatsby-plugin-offline precaches: without it, its whole precache would be
 * empty. The page itself is left out (gatsby/pages/on-create-page.ts).
 */
export const onPreBuild = async (): Promise<void> => {
  await removePluginFiles();
  await mkdir(resolve(publicFolder, shellPage), { recursive: true });
  await writeFile(resolve(publicFolder, shellPage, "index.html"), "<!DOCTYPE html>\n");
};
