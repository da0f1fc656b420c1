/** Reads the built pages of a finished site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFiles } from "../hosting/public-folder";
import { type BuiltPage, readPage } from "./read-page";

/** HTML that is no page of its own address. */
const notFound = /(?:^|\/)404\.html$/;

/**
 * All pages below `publicDirectory`, each once, in the order of their files' names. A page may stand as a file and as a folder, for
 * hosts of either habit: it is one page.
 */
export const readBuiltPages = (publicDirectory: string): BuiltPage[] => {
  const pages = pageFiles(publicDirectory)
    .filter((file) => !notFound.test(file))
    .sort()
    .flatMap((file) => readPage(readFileSync(join(publicDirectory, file), "utf8"), file) ?? []);
  return [...new Map(pages.map((page) => [page.path, page])).values()];
};
