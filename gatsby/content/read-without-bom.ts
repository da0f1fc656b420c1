/**
 * Reads a file of words. Some programs, on Windows above all, begin a file with a byte order mark: a letter that nobody
 * sees, and that no text, head or JSON may begin with.
 */
import { readFileSync } from "node:fs";
import type { Report } from "./content-issue";

const mark = "\uFEFF";

const withoutMark = (text: string): string => (text.startsWith(mark) ? text.slice(mark.length) : text);

/** The text of a file, without the mark. */
export const readWithoutBom = (path: string): string => withoutMark(readFileSync(path, "utf8"));

/** The same of JSON, which Gatsby and the backend read once more by themselves: there the mark is told to `report`. */
export const readJsonWithoutBom = (path: string, name: string, report: Report): string => {
  const text = readFileSync(path, "utf8");
  if (text.startsWith(mark)) {
    report({
      file: name,
      line: 1,
      problem: "The file begins with a byte order mark, which JSON does not allow.",
      fix: "Save it as UTF-8 without a byte order mark (BOM).",
    });
  }
  return withoutMark(text);
};
