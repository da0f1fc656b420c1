/** Reads the built pages of a finished site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFiles } from "../hosting/public-folder";
import { type BuiltPage, readPage } from "./read-page";

/** The not-found pages, which are served at other paths. */
const notFound = /(?:^|\/)404\.html$/;

/**
 * All pages below `publicDirectory` in the order of their files' names. A page with two files (`contact.html` and `contact/index.html`) is
 * returned once.
 */
export const readBuiltPages = (publicDirectory: string): BuiltPage[] => {
  const pages = pageFiles(publicDirectory)
    .filter((file) => !notFound.test(file))
    .sort()
    .flatMap((file) => readPage(readFileSync(join(publicDirectory, file), "utf8"), file) ?? []);
  return [...new Map(pages.map((page) => [page.path, page])).values()];
};
