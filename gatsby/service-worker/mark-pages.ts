/** Gives the finished build its names, sets its mark into every page and every page's data, and copies the pages that have a second address. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { setMark, withoutMark } from "../../src/lib/build-mark";
import { eachOf } from "../each-of";
import { filesBelow, isOfFiles, isPageFile } from "../hosting/public-folder";
import { type Copies, copiedText } from "../pages/page-copies";
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

interface FileOfPage {
  readonly path: string;
  /** Where its copy lies. */
  readonly copy: string | undefined;
}

interface Page {
  readonly files: readonly FileOfPage[];
  /** The addresses of the page and of its copy. */
  readonly copied: readonly [path: string, copy: string] | undefined;
}

/** Writes a text unless the file, whose text was `before`, says just that. */
const writeOther = async (path: string, before: string, text: string): Promise<void> => {
  if (text !== before) await writeFile(path, text, bytes);
};

/** Marks the files of one page with what they say together, copies them, and answers the page's part of the mark. */
const markPage = async ({ files, copied }: Page, edition: string): Promise<string> => {
  const texts = await Promise.all(files.map(({ path }) => readFile(path, bytes)));
  const own = digestOf(texts.map(withoutMark), bytes).slice(0, 10);
  for (const [index, { path, copy }] of files.entries()) {
    const text = texts[index] ?? "";
    const marked = setMark(text, `${edition}-${own}`);
    await writeOther(path, text, marked);
    if (copied === undefined || copy === undefined) continue;
    await mkdir(dirname(copy), { recursive: true });
    await writeOther(copy, await readFile(copy, bytes).catch(() => ""), copiedText(marked, ...copied));
  }
  return own;
};

/** All pages by name, but those that are copies. */
const pagesAmong = (files: readonly string[], copies: Copies, folder: string): readonly (readonly [string, Page])[] => {
  const isCopy = new Set([...copies.values()].map((path) => path.slice(1)));
  const own = files.filter((file) => isPageFile(file) || data.test(file));
  return [...filesByPage(own)].flatMap(([name, names]) => {
    if (isCopy.has(name)) return [];
    const copy = copies.get(`/${name}`);
    const ofPage = names.map((file) => ({
      path: resolve(folder, file),
      copy: copy === undefined ? undefined : resolve(folder, file.replace(name, copy.slice(1))),
    }));
    return [[name, { files: ofPage, copied: copy === undefined ? undefined : [`/${name}`, copy] }] as const];
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
  const texts = await Promise.all(ofAll.map((file) => readFile(file, bytes)));
  const edition = digestOf([seed, digestOf(texts.map(withoutMark), bytes)]).slice(0, 12);
  await Promise.all(
    ofAll.map((file, index) => writeOther(file, texts[index] ?? "", setMark(texts[index] ?? "", edition))),
  );

  const known = await Remembered.open(memory, edition, v.string());
  const pages = pagesAmong(files, copies, folder);
  const said = new Map<string, string>();
  await eachOf(pages, atOnce, async ([name, page]) => {
    const paths = page.files.flatMap(({ path, copy }) => (copy === undefined ? [path] : [path, copy]));
    const mark = await known.of(paths.join(" "), paths, () => markPage(page, edition));
    said.set(name, `${name} ${page.copied?.[1] ?? ""} ${mark}`);
  });
  await known.save();
  return { edition, build: digestOf([edition, ...pages.map(([name]) => said.get(name) ?? "")]).slice(0, 12) };
};
