/** Names the finished build, and writes a stamp into every page and its data. */
import { resolve } from "node:path";
import { setStamp } from "../../src/lib/build-stamp";
import { filesBelow, isPageFile } from "../hosting/public-folder";
import { runInWorkers } from "../workers/run-in-workers";
import { type PageFiles, type PageToStamp, readUnstamped, rewriteFile, shortHash } from "./stamp-page";

/** The data file of a page, and every data file. */
const pageData = /^page-data\/(.*)\/page-data\.json$/;
const sharedData = /^page-data\/.*\.json$/;

export interface BuildNames {
  /** Hash of the scripts, styles and data that all pages share, and of the code that renders them. */
  readonly bundleHash: string;
  /** Hash of all files of the build: it changes when any of them changes. */
  readonly build: string;
}

/** The input of pages besides their data. */
interface BundleParts {
  /** The JSON of Gatsby's script names in pages. */
  readonly scripts: string;
  /** Other input: the service worker's code, the start scripts, the code of the build. */
  readonly others: readonly string[];
}

/** The page that a file belongs to: `el/contact` for `el/contact.html` and for `page-data/el/contact/page-data.json`. */
const pageOf = (file: string): string => pageData.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

/** The files among `files` that belong to pages, by page. */
const pagesAmong = (files: readonly string[], folder: string): PageFiles[] => {
  const pages = new Map<string, { html: string[]; data: string[] }>();
  for (const file of files) {
    if (!isPageFile(file) && !pageData.test(file)) continue;
    const page = pages.get(pageOf(file)) ?? { html: [], data: [] };
    (isPageFile(file) ? page.html : page.data).push(resolve(folder, file));
    pages.set(pageOf(file), page);
  }
  return [...pages.values()];
};

/**
 * Stamps the pages in `folder`. The names depend only on the pages, their data and the bundle parts, so that they do not change without a
 * change in the build. Call it after all steps that change pages or their data.
 */
export const stampPages = async (folder: string, { scripts, others }: BundleParts): Promise<BuildNames> => {
  const files = filesBelow(folder).sort();
  const shared = files.filter((file) => sharedData.test(file) && !pageData.test(file));
  const paths = shared.map((file) => resolve(folder, file));
  const bundleHash = shortHash([scripts, ...others, ...paths.map(readUnstamped)], 12);
  for (const path of paths) rewriteFile(path, (text) => setStamp(text, bundleHash));
  const stamps = await runInWorkers<string>(
    "gatsby/service-worker/stamp-page.ts",
    pagesAmong(files, folder).map((page): PageToStamp => ({ ...page, scripts, bundleHash })),
  );
  const pageFiles = files.filter(isPageFile);
  return { bundleHash, build: shortHash([bundleHash, ...stamps, ...pageFiles], 12) };
};
