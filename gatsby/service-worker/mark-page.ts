/** Marks one page and copies it: many pages in threads of their own (gatsby/work/workers.ts), so nothing here waits for promises. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setMark, withoutMark } from "../../src/lib/build-mark";
import { copiedText } from "../pages/page-copies";

/** What a page has at its second address. */
export interface Copy {
  /** From one address to the other. */
  readonly from: string;
  readonly to: string;
  /** Path of each file, in the order of the page's. */
  readonly files: readonly string[];
}

export interface Page {
  /** Paths of its HTML, its data, or both. */
  readonly files: readonly string[];
  readonly copy: Copy | undefined;
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

/** Marks the files of one page with what they say together, copies them, and answers the page's part of the mark. */
export const markPage = ({ files, copy }: Page, edition: string): string => {
  const texts = files.map(readBytes);
  const own = digestOfBytes(texts).slice(0, 10);
  const marked = texts.map((text) => setMark(text, `${edition}-${own}`));
  files.forEach((file, index) => writeOther(file, texts[index] ?? "", marked[index] ?? ""));
  copy?.files.forEach((file, index) => {
    mkdirSync(dirname(file), { recursive: true });
    writeOther(file, existsSync(file) ? readBytes(file) : "", copiedText(marked[index] ?? "", copy.from, copy.to));
  });
  return own;
};

/** Pages, and the edition that they are of. */
export interface PagesToMark {
  readonly pages: readonly Page[];
  readonly edition: string;
}

export default ({ pages, edition }: PagesToMark): string[] => pages.map((page) => markPage(page, edition));
