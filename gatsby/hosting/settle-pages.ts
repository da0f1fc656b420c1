/**
 * Gatsby writes a page as `contact/index.html`; static hosts serve that at `/contact/`. Our addresses have no slash at
 * the end, so that a finished build holds `contact.html` instead. Gatsby's next build expects its own names again.
 */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rmdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { publicFolder } from "./public-folder";

/** Folders of `public/` that hold no pages. */
const notPages = /^(?:page-data|static|_gatsby|~partytown)\//;
/** The not-found pages keep their names: Gatsby looks for them, and hosts want `404.html` in a folder. */
const notFound = /(?:^|\/)404(?:\/index)?\.html$/;

const htmlFiles = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".html") && !notPages.test(file) && !notFound.test(file));
};

/** `el/contact/index.html` → `el/contact.html`; the home page and files that are no page's stay as they are. */
const settledName = (file: string): string => file.replace(/(.)\/index\.html$/, "$1.html");

/** The other way round: `el/contact.html` → `el/contact/index.html`. */
const unsettledName = (file: string): string =>
  /(?:^|\/)index\.html$/.test(file) ? file : file.replace(/\.html$/, "/index.html");

const moveAll = async (folder: string, nameOf: (file: string) => string): Promise<void> => {
  for (const from of await htmlFiles(folder)) {
    const to = nameOf(from);
    if (from === to) continue;
    await mkdir(dirname(resolve(folder, to)), { recursive: true });
    await rename(resolve(folder, from), resolve(folder, to));
    // A folder that held only its index is empty now; one with pages below it stays.
    if (from.endsWith("/index.html")) await rmdir(dirname(resolve(folder, from))).catch(() => undefined);
  }
};

/** Gives pages in a folder the names under which hosts serve them without a slash, and sets the Greek not-found page beside. */
export const settle = async (folder: string): Promise<void> => {
  await moveAll(folder, settledName);
  await copyFile(resolve(folder, "el/404/index.html"), resolve(folder, "el/404.html"));
};

/** Gives them back the names that Gatsby gave them. A folder that is not there yet is fine. */
export const unsettle = async (folder: string): Promise<void> => {
  if (existsSync(folder)) await moveAll(folder, unsettledName);
};

/** First step after a build. */
export const settlePages = (): Promise<void> => settle(publicFolder);

/** Before a build: undoes what was done after the last one. */
export const unsettlePages = (): Promise<void> => unsettle(publicFolder);
