/** Gives the finished build its names, and sets its mark into every page and every page's data. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as v from "valibot";
import { markOf, setMark, withoutMark } from "../../src/lib/build-mark";
import { eachOf } from "../each-of";
import { filesBelow, isOfFiles, isPageFile } from "../hosting/public-folder";
import { Remembered } from "../remembered";

/** What Gatsby asks for about a page, and all it asks for. */
const data = /^page-data\/(.*)\/page-data\.json$/;
const shared = /^page-data\/.*\.json$/;

/** How many pages are worked on at a time. */
const atOnce = 32;

export interface BuildNames {
  /** Of what pages share: scripts, styles and data. Texts and pictures of a page leave it as it is. */
  readonly edition: string;
  /** Of everything together: another deployment, another name. */
  readonly build: string;
}

/** Marks are plain letters: what stands around them is read, digested and written byte by byte, not decoded. Greek takes half the memory so. */
const bytes = "latin1";

const digestOf = (parts: readonly string[], encoding: "utf8" | typeof bytes = "utf8"): string =>
  createHash("sha256").update(parts.join("\n"), encoding).digest("hex");

/** The page a file is of: `el/contact.html` and `page-data/el/contact/page-data.json` are the same; not found keeps its ending. */
const pageOf = (file: string): string => data.exec(file)?.[1] ?? file.replace(/(?:\/index)?\.html$/, "");

/** Each page's files: its HTML, its data, or both. */
const filesByPage = (files: readonly string[]): Map<string, string[]> => {
  const pages = new Map<string, string[]>();
  for (const file of files) pages.set(pageOf(file), [...(pages.get(pageOf(file)) ?? []), file]);
  return pages;
};

/** Writes the mark into those files that do not carry it yet. */
const writeMarks = async (files: readonly string[], texts: readonly string[], mark: string): Promise<void> => {
  for (const [index, file] of files.entries()) {
    const text = texts[index] ?? "";
    if (markOf(text) !== mark) await writeFile(file, setMark(text, mark), bytes);
  }
};

/** Marks the files of one page with what they say together, and answers its part of the mark. */
const markPage = async (files: readonly string[], edition: string): Promise<string> => {
  const texts = await Promise.all(files.map((file) => readFile(file, bytes)));
  const own = digestOf(texts.map(withoutMark), bytes).slice(0, 10);
  await writeMarks(files, texts, `${edition}-${own}`);
  return own;
};

/**
 * The names depend on what the files say and on `seed` (the service worker's own code, which names all scripts), and on nothing else:
 * a build without a change keeps them. `memory` is the file that remembers the pages' marks; what has not changed since is not read.
 */
export const markPages = async (folder: string, seed: string, memory: string): Promise<BuildNames> => {
  const files = filesBelow(folder, isOfFiles).sort();
  const ofAll = files.filter((file) => shared.test(file) && !data.test(file)).map((file) => resolve(folder, file));
  const texts = await Promise.all(ofAll.map((file) => readFile(file, bytes)));
  const edition = digestOf([seed, digestOf(texts.map(withoutMark), bytes)]).slice(0, 12);
  await writeMarks(ofAll, texts, edition);

  const known = await Remembered.open(memory, edition, v.string());
  const pages = filesByPage(files.filter((file) => isPageFile(file) || data.test(file)));
  const marks = new Map<string, string>();
  await eachOf([...pages], atOnce, async ([name, own]) => {
    const paths = own.map((file) => resolve(folder, file));
    marks.set(name, await known.of(own.join(" "), paths, () => markPage(paths, edition)));
  });
  await known.save();
  const said = [...pages.keys()].map((name) => `${name} ${marks.get(name) ?? ""}`);
  return { edition, build: digestOf([edition, ...said]).slice(0, 12) };
};
