/** Reads the built pages of a finished site. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eachOf } from "../each-of";
import { pageFiles } from "../hosting/public-folder";
import { type BuiltPage, readPage } from "./read-page";

/** HTML that is no page of its own address. */
const notFound = /(?:^|\/)404\.html$/;

/**
 * The pages among what was read of files: each once, in the order of the files' names. A page may stand as a file and as a folder, for hosts of either
 * habit: it is one page.
 */
export const pagesInOrder = (read: readonly (BuiltPage | null)[]): BuiltPage[] => {
  const pages = read.filter((page) => page !== null && !notFound.test(page.file)) as BuiltPage[];
  pages.sort((one, other) => (one.file < other.file ? -1 : 1));
  return [...new Map(pages.map((page) => [page.path, page])).values()];
};

/** All pages below `publicDirectory`, in the order of their files' names. */
export const readBuiltPages = async (publicDirectory: string): Promise<BuiltPage[]> => {
  const pages: (BuiltPage | null)[] = [];
  await eachOf(pageFiles(publicDirectory), 32, async (file) => {
    pages.push(readPage(await readFile(join(publicDirectory, file), "utf8"), file));
  });
  return pagesInOrder(pages);
};
