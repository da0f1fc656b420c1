/** The files of gatsby-plugin-offline in `public/`. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { publicFolder } from "../hosting/public-folder";
import { isOfPlugin, shellPage } from "./generated-worker";

/** Removes the plugin's files: after its worker has been written to `/service-worker.js`, and before a build, in case the last one was interrupted. */
export const removePluginFiles = async (): Promise<void> => {
  const files = (await readdir(publicFolder)).filter(isOfPlugin);
  await Promise.all(files.map((file) => rm(resolve(publicFolder, file), { recursive: true })));
};

/**
 * Writes an empty file for the application shell: without this file, gatsby-plugin-offline's whole precache would be empty. The page
 * itself is removed in gatsby/pages/on-create-page.ts.
 */
export const onPreBuild = async (): Promise<void> => {
  await removePluginFiles();
  await mkdir(resolve(publicFolder, shellPage), { recursive: true });
  await writeFile(resolve(publicFolder, shellPage, "index.html"), "<!DOCTYPE html>\n");
};
