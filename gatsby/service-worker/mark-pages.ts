/** Gives the finished build its names, sets its mark into every page and every page's data, and copies the pages that have a second address. */
import { resolve } from "node:path";
import * as v from "valibot";
import { setMark } from "../../src/lib/build-mark";
import { filesBelow, isOfFiles, isPageFile } from "../hosting/public-folder";
import type { Copies } from "../pages/page-copies";
import { Remembered } from "../remembered";
import { shares, withWorkers } from "../work/workers";
import { type Page, type PagesToMark, digestOf, digestOfBytes, markPage, readBytes, writeOther } from "./mark-page";

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

/** The page a file is of: `el/contact.html` and `page-data/el/contact/page-data.json` are the same; not found keeps its ending. */
const pageOf = (file: string): string => data.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

/** Each page's files: its HTML, its data, or both. */
const filesByPage = (files: readonly string[]): Map<string, string[]> => {
  const pages = new Map<string, string[]>();
  for (const file of files) pages.set(pageOf(file), [...(pages.get(pageOf(file)) ?? []), file]);
  return pages;
};

/** The pages' parts of their marks, in their order. */
const markAll = async (pages: readonly Page[], edition: string): Promise<readonly string[]> => {
  if (pages.length < many) return pages.map((page) => markPage(page, edition));
  return withWorkers<PagesToMark, string[], string[]>("gatsby/service-worker/mark-page.ts", async (mark) => {
    const marks = await Promise.all(shares(pages, share).map((some) => mark({ pages: some, edition })));
    return marks.flat();
  });
};

/** All pages by name, but those that are copies. */
const pagesAmong = (files: readonly string[], copies: Copies, folder: string): readonly (readonly [string, Page])[] => {
  const isCopy = new Set([...copies.values()].map((path) => path.slice(1)));
  const own = files.filter((file) => isPageFile(file) || data.test(file));
  return [...filesByPage(own)].flatMap(([name, names]) => {
    if (isCopy.has(name)) return [];
    const inFolder = (file: string) => resolve(folder, file);
    const to = copies.get(`/${name}`);
    const copiedFiles = (address: string) => names.map((file) => inFolder(file.replace(name, address.slice(1))));
    const copy = to === undefined ? undefined : { from: `/${name}`, to, files: copiedFiles(to) };
    return [[name, { files: names.map(inFolder), copy }] as const];
  });
};

/**
 * The names depend on what the files say and on `seed` (the service worker's own code, which names all scripts), and on nothing else:
 * a build without a change keeps them. `memory` is the file that remembers the pages' marks; what has not changed since is not read.
 * A copy carries the mark of its page.
 */
export const markPages = async (
  folder: string,
  seed: string,
  memory: string,
  copies: Copies = new Map(),
): Promise<BuildNames> => {
  const files = filesBelow(folder, isOfFiles).sort();
  const ofAll = files.filter((file) => shared.test(file) && !data.test(file)).map((file) => resolve(folder, file));
  const texts = ofAll.map(readBytes);
  const edition = digestOf([seed, digestOfBytes(texts)]).slice(0, 12);
  texts.forEach((text, index) => writeOther(ofAll[index] ?? "", text, setMark(text, edition)));

  const known = await Remembered.open(memory, edition, v.string());
  const pages = pagesAmong(files, copies, folder).map(([name, page]) => {
    const paths = [...page.files, ...(page.copy?.files ?? [])];
    return { name, page, paths, key: paths.join(" ") };
  });
  const stale = pages.filter(({ key, paths }) => !known.holds(key, paths));
  const marks = await markAll(
    stale.map(({ page }) => page),
    edition,
  );
  stale.forEach(({ key, paths }, index) => known.note(key, paths, marks[index] ?? ""));
  await known.save();
  const said = pages.map(({ name, page, key }) => `${name} ${page.copy?.to ?? ""} ${known.get(key) ?? ""}`);
  return { edition, build: digestOf([edition, ...said]).slice(0, 12) };
};
