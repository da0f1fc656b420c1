/**
 * Reads text files without a byte order mark. Some programs, mainly on Windows, write this invisible character at the start
 * of a file, where the parsers of front matter and JSON do not accept it.
 */
import { readFileSync } from "node:fs";
import type { Report } from "./content-issue";

const mark = "\uFEFF";

const withoutMark = (text: string): string => (text.startsWith(mark) ? text.slice(mark.length) : text);

/** The text of a file, without a byte order mark. */
export const readWithoutBom = (path: string): string => withoutMark(readFileSync(path, "utf8"));

/** The text of a JSON file. Here the mark is also passed to `report`, because Gatsby and the backend read JSON files themselves and would fail. */
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
