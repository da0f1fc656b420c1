/** Marks one page and copies it: many pages in threads of their own (gatsby/work/workers.ts), so nothing here waits for promises. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setMark, withoutMark } from "../../src/lib/build-mark";
import { copiedText } from "../pages/page-copies";

export interface Page {
  /** Its HTML, its data, or both; and where the copy of each lies. */
  readonly files: readonly { readonly path: string; readonly copy: string | undefined }[];
  /** The addresses of the page and of its copy. */
  readonly copied: readonly [path: string, copy: string] | undefined;
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
export const markPage = ({ files, copied }: Page, edition: string): string => {
  const texts = files.map(({ path }) => readBytes(path));
  const own = digestOfBytes(texts).slice(0, 10);
  for (const [index, { path, copy }] of files.entries()) {
    const text = texts[index] ?? "";
    const marked = setMark(text, `${edition}-${own}`);
    writeOther(path, text, marked);
    if (copied === undefined || copy === undefined) continue;
    mkdirSync(dirname(copy), { recursive: true });
    writeOther(copy, existsSync(copy) ? readBytes(copy) : "", copiedText(marked, ...copied));
  }
  return own;
};

/** Pages, and the edition that they are of. */
export interface PagesToMark {
  readonly pages: readonly Page[];
  readonly edition: string;
}

export default ({ pages, edition }: PagesToMark): string[] => pages.map((page) => markPage(page, edition));
