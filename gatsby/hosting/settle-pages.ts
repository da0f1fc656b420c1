/**
 * Gatsby writes a page as `contact/index.html`; static hosts serve that at `/contact/`. Our addresses have no slash at
 * the end, so that a finished build holds `contact.html` instead. Gatsby's next build expects its own names again.
 */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pageFiles, publicFolder } from "./public-folder";

/** The not-found pages keep their names: Gatsby looks for them, and hosts want `404.html` in a folder. */
const notFound = /(?:^|\/)404(?:\/index)?\.html$/;

/** `el/contact/index.html` → `el/contact.html`; the home page and files that are no page's stay as they are. */
const settledName = (file: string): string => file.replace(/(.)\/index\.html$/, "$1.html");

/** The other way round: `el/contact.html` → `el/contact/index.html`. */
const unsettledName = (file: string): string =>
  /(?:^|\/)index\.html$/.test(file) ? file : file.replace(/\.html$/, "/index.html");

/** Removes a folder that held only its index; one with pages below it stays. */
const removeEmpty = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty.
  }
};

/** Thousands of pages, twice in each build: without promises, which would take longer than the moving. */
const moveAll = (folder: string, nameOf: (file: string) => string): void => {
  for (const from of pageFiles(folder)) {
    const to = nameOf(from);
    if (from === to || notFound.test(from)) continue;
    if (to.endsWith("/index.html")) mkdirSync(dirname(resolve(folder, to)), { recursive: true });
    renameSync(resolve(folder, from), resolve(folder, to));
    if (from.endsWith("/index.html")) removeEmpty(dirname(resolve(folder, from)));
  }
};

/** Gives pages in a folder the names under which hosts serve them without a slash, and sets the Greek not-found page beside. */
export const settle = (folder: string): void => {
  moveAll(folder, settledName);
  copyFileSync(resolve(folder, "el/404/index.html"), resolve(folder, "el/404.html"));
};

/** Gives them back the names that Gatsby gave them. A folder that is not there yet is fine. */
export const unsettle = (folder: string): void => {
  if (existsSync(folder)) moveAll(folder, unsettledName);
};

/** First step after a build. */
export const settlePages = (): void => settle(publicFolder);

/** Before a build: undoes what was done after the last one. */
export const unsettlePages = (): void => unsettle(publicFolder);
