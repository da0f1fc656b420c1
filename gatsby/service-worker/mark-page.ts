/** Marks one page and reads what it says of itself: many pages in threads of their own (gatsby/work/workers.ts), so nothing here waits for promises. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { setMark, withoutMark } from "../../src/lib/build-mark";
import { type BuiltPage, readPage } from "../found/read-page";
import { setAppScripts } from "../html/app-scripts";

export interface Page {
  /** Paths of its HTML, its data, or both. */
  readonly files: readonly string[];
  /** Its HTML in the built site: `el/contact.html`. */
  readonly html: string | undefined;
}

/** Marks are plain letters: what stands around them is read, digested and written byte by byte, not decoded. Greek takes half the memory so. */
const bytes = "latin1";

export const digestOf = (parts: readonly string[], encoding: "utf8" | typeof bytes = "utf8"): string =>
  createHash("sha256").update(parts.join("\n"), encoding).digest("hex");

export const readBytes = (path: string): string => readFileSync(path, bytes);

export const digestOfBytes = (texts: readonly string[]): string => digestOf(texts.map(withoutMark), bytes);

/** Writes a text unless the file, whose text was `before`, says just that. */
export const writeOther = (path: string, before: string, text: string): void => {
  if (text !== before) writeFileSync(path, text, bytes);
};

/** What all pages of a build share. */
export interface Terms {
  readonly edition: string;
  /** The names of Gatsby's scripts, as pages hold them. */
  readonly scripts: string;
}

/** What is known of a page that has been marked. */
export interface Marked {
  /** The page's part of the mark. */
  readonly own: string;
  /** What its HTML says of itself; null where it has none. */
  readonly page: BuiltPage | null;
}

const decode = (text: string): string => Buffer.from(text, bytes).toString();

/** Names the scripts in the files of one page, marks them with what they say together. */
export const markPage = ({ files, html }: Page, { edition, scripts }: Terms): Marked => {
  const before = files.map(readBytes);
  const texts = before.map((text) => setAppScripts(text, scripts));
  const own = digestOfBytes(texts).slice(0, 10);
  const marked = texts.map((text) => setMark(text, `${edition}-${own}`));
  files.forEach((file, index) => writeOther(file, before[index] ?? "", marked[index] ?? ""));
  const text = html === undefined ? undefined : texts[files.findIndex((file) => file.endsWith(html))];
  return { own, page: html === undefined || text === undefined ? null : readPage(decode(text), html) };
};

/** Pages, and what they share. */
export interface PagesToMark extends Terms {
  readonly pages: readonly Page[];
}

export default ({ pages, ...terms }: PagesToMark): Marked[] => pages.map((page) => markPage(page, terms));
