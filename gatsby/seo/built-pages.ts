/** Reads the built pages of a finished site. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { forEachLimited } from "../for-each-limited";
import { pageFiles } from "../hosting/public-folder";
import { type BuiltPage, readPage } from "./read-page";

/** HTML that is no page of its own address. */
const notFound = /(?:^|\/)404\.html$/;

/**
 * All pages below `publicDirectory`, each once, in the order of their files' names. A page may stand as a file and as a folder, for
 * hosts of either habit: it is one page.
 */
export const readBuiltPages = async (publicDirectory: string): Promise<BuiltPage[]> => {
  const pages: BuiltPage[] = [];
  await forEachLimited(pageFiles(publicDirectory), 32, async (file) => {
    if (notFound.test(file)) return;
    const page = readPage(await readFile(join(publicDirectory, file), "utf8"), file);
    if (page !== null) pages.push(page);
  });
  pages.sort((one, other) => (one.file < other.file ? -1 : 1));
  return [...new Map(pages.map((page) => [page.path, page])).values()];
};
