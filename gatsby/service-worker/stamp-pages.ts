/** Names the finished build, and sets its stamp into every page and every page's data. */
import { resolve } from "node:path";
import { setStamp } from "../../src/lib/build-stamp";
import { filesBelow, isOfFiles, isPageFile } from "../hosting/public-folder";
import { inBatches, runInWorkers } from "../workers/run-in-workers";
import { type PageFiles, type PagesToStamp, readUnstamped, rewriteFile, shortHash } from "./stamp-page";

/** What Gatsby asks for about a page, and all it asks for. */
const pageData = /^page-data\/(.*)\/page-data\.json$/;
const sharedData = /^page-data\/.*\.json$/;

/** How many pages a worker thread is given at a time. */
const batchSize = 16;

export interface BuildNames {
  /** Hash of what all pages share: scripts, styles, shared data and the code that renders them. */
  readonly bundleHash: string;
  /** Hash of all files of the build: it changes when any of them changes. */
  readonly build: string;
}

/** What pages are rendered from besides their data. */
export interface BundleParts {
  /** The names of Gatsby's scripts, as pages hold them. */
  readonly scripts: string;
  /** Texts that change with anything else: the service worker's code, the start scripts, the code of the build. */
  readonly others: readonly string[];
}

/** The page a file is of: `el/contact.html` and `page-data/el/contact/page-data.json` are the same; not found keeps its ending. */
const pageOf = (file: string): string => pageData.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

/** The files of each page. */
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
 * Stamps the pages in `folder`. The names depend on what pages and their data say and on `parts`, and on nothing else: a build
 * without a change keeps them. To be called after every step that changes pages or their data.
 */
export const stampPages = async (folder: string, { scripts, others }: BundleParts): Promise<BuildNames> => {
  const files = filesBelow(folder, isOfFiles).sort();
  const shared = files.filter((file) => sharedData.test(file) && !pageData.test(file));
  const paths = shared.map((file) => resolve(folder, file));
  const bundleHash = shortHash([scripts, ...others, ...paths.map(readUnstamped)], 12);
  for (const path of paths) rewriteFile(path, (text) => setStamp(text, bundleHash));
  const batches = inBatches(pagesAmong(files, folder), batchSize);
  const stamps = await runInWorkers<PagesToStamp, string[], string[][]>(
    "gatsby/service-worker/stamp-page.ts",
    (stamp) => Promise.all(batches.map((pages) => stamp({ pages, scripts, bundleHash }))),
  );
  const pageFiles = files.filter(isPageFile);
  return { bundleHash, build: shortHash([bundleHash, ...stamps.flat(), ...pageFiles], 12) };
};
