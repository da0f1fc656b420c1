/**
 * Gives the finished build its names, sets its mark into every page and every page's data, and tells what the pages say of themselves: each
 * page is read once.
 */
import { resolve } from "node:path";
import * as v from "valibot";
import { setMark } from "../../src/lib/build-mark";
import { pagesInOrder } from "../found/built-pages";
import { type BuiltPage, builtPageSchema } from "../found/read-page";
import { filesBelow, isOfFiles, isPageFile } from "../hosting/public-folder";
import { Remembered } from "../remembered";
import { shares, withWorkers } from "../work/workers";
import {
  type Marked,
  type Page,
  type PagesToMark,
  type Terms,
  digestOf,
  digestOfBytes,
  markPage,
  readBytes,
  writeOther,
} from "./mark-page";

/** What Gatsby asks for about a page, and all it asks for. */
const data = /^page-data\/(.*)\/page-data\.json$/;
const shared = /^page-data\/.*\.json$/;

/** With fewer pages to mark, beginning threads would take longer. */
const many = 100;

/** A thread is given so many pages at a time. */
const share = 16;

export interface BuildNames {
  /** Of what pages share: scripts, styles and data. Texts and pictures of a page leave it as it is. */
  readonly edition: string;
  /** Of everything together: another deployment, another name. */
  readonly build: string;
}

export interface MarkedPages extends BuildNames {
  readonly pages: readonly BuiltPage[];
}

const markedSchema: v.GenericSchema<unknown, Marked> = v.object({ own: v.string(), page: builtPageSchema });

/** The page a file is of: `el/contact.html` and `page-data/el/contact/page-data.json` are the same; not found keeps its ending. */
const pageOf = (file: string): string => data.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

/** Each page's files: its HTML, its data, or both. */
const filesByPage = (files: readonly string[]): Map<string, string[]> => {
  const pages = new Map<string, string[]>();
  for (const file of files) pages.set(pageOf(file), [...(pages.get(pageOf(file)) ?? []), file]);
  return pages;
};

/** Marks pages, and answers what is known of them, in their order. */
const markAll = async (pages: readonly Page[], terms: Terms): Promise<readonly Marked[]> => {
  if (pages.length < many) return pages.map((page) => markPage(page, terms));
  return withWorkers<PagesToMark, Marked[], Marked[]>("gatsby/service-worker/mark-page.ts", async (mark) => {
    const marks = await Promise.all(shares(pages, share).map((some) => mark({ pages: some, ...terms })));
    return marks.flat();
  });
};

/** All pages by name. */
const pagesAmong = (files: readonly string[], folder: string): readonly (readonly [string, Page])[] =>
  [...filesByPage(files.filter((file) => isPageFile(file) || data.test(file)))].map(([name, names]) => [
    name,
    { files: names.map((file) => resolve(folder, file)), html: names.find(isPageFile) },
  ]);

/** What the names depend on, besides what the files say. */
export interface Seed {
  /** The service worker's own code, which names all scripts. */
  readonly worker: string;
  /** The names of Gatsby's scripts, as pages hold them. */
  readonly scripts: string;
}

/** Where the pages' marks are remembered from build to build, and by which code they were read. */
export interface Memory {
  readonly path: string;
  readonly code: string;
}

/**
 * The names depend on what the files say and on the seed, and on nothing else: a build without a change keeps them. What has not changed since the build
 * before is not read.
 */
export const markPages = async (folder: string, { worker, scripts }: Seed, memory: Memory): Promise<MarkedPages> => {
  const files = filesBelow(folder, isOfFiles).sort();
  const ofAll = files.filter((file) => shared.test(file) && !data.test(file)).map((file) => resolve(folder, file));
  const texts = ofAll.map(readBytes);
  const edition = digestOf([worker, scripts, digestOfBytes(texts)]).slice(0, 12);
  texts.forEach((text, index) => writeOther(ofAll[index] ?? "", text, setMark(text, edition)));

  const known = await Remembered.open(memory.path, `${edition} ${memory.code}`, markedSchema);
  const pages = pagesAmong(files, folder).map(([name, page]) => ({ name, page, key: page.files.join(" ") }));
  const stale = pages.filter(({ key, page }) => !known.holds(key, page.files));
  const marked = await markAll(
    stale.map(({ page }) => page),
    { edition, scripts },
  );
  stale.forEach(({ key, page }, index) => {
    const mark = marked[index];
    if (mark !== undefined) known.note(key, page.files, mark);
  });
  await known.save();
  const said = pages.map(({ name, key }) => `${name} ${known.get(key)?.own ?? ""}`);
  return {
    edition,
    build: digestOf([edition, ...said]).slice(0, 12),
    pages: pagesInOrder(pages.map(({ key }) => known.get(key)?.page ?? null)),
  };
};
