/** Checks every text file before it is parsed: the encoding is UTF-8, JSON has no byte order mark, and there are no merge conflict markers. */
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IssueText, Report } from "../content-issue";
import { pathsOf } from "../content-reader";

const textEndings = /\.(?:mdx?|markdown|ya?ml|json|geojson|csv|tsv|txt|svg|html?|xml)$/i;

type FileIssue = IssueText & { readonly line?: number };

const lineAt = (text: string, position: number): number => text.slice(0, position).split("\n").length;

/** Characters such as “Αθ” or “é” after a program read UTF-8 in a single-byte encoding and saved the result as UTF-8. */
const misread = /(?:[ÃÎÏ][\u0080-\u00bf\u2018-\u203a\u0152-\u0178]){2}|(?:[ΞΟ][\u0080-\u00bf΄-ΊΌΎΏ\u2013-\u203a]){2}/;

const encodingIssue = (bytes: Buffer): FileIssue | undefined => {
  // UTF-16 with Latin letters is valid UTF-8, but has a zero byte beside every letter.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    return {
      problem: "The file is not UTF-8: its letters would be published as signs.",
      fix: "Save it as UTF-8: your editor asks for it under “Save as” or “Encoding”.",
    };
  }
  const text = bytes.toString("utf8");
  const lost = text.indexOf("\ufffd");
  if (lost !== -1) {
    return {
      line: lineAt(text, lost),
      problem:
        "A letter was lost here, and “\ufffd” stands in its place: the file was opened or saved in another encoding than UTF-8.",
      fix: "Write the words again, or restore the file from the history, and save it as UTF-8.",
    };
  }
  const found = misread.exec(text);
  if (found === null) return undefined;
  return {
    line: lineAt(text, found.index),
    problem: `Letters have become other signs here, “${text.slice(found.index, found.index + 8).split("\n")[0] ?? ""}”: the file was opened in another encoding than UTF-8.`,
    fix: "Restore the file from the history, open it as UTF-8, and save it as UTF-8.",
  };
};

const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t].*)?\r?$/gm;

const conflict = (text: string): FileIssue | undefined => {
  const found = [...text.matchAll(marker)];
  const [first] = found;
  if (first === undefined) return undefined;
  const line = lineAt(text, first.index);
  if (found.length === 1) {
    return {
      line,
      problem: `The line “${first[0].trim()}” is left over from a merge.`,
      fix: "Delete it, and see whether the text around it stands there twice.",
    };
  }
  return {
    line,
    problem:
      "A merge was left unfinished here: two versions of the text stand one after the other, between the lines <<<<<<<, ======= and >>>>>>>.",
    fix: "Keep the version that is right; delete the other, and these lines.",
  };
};

/** The build ignores the mark, but Gatsby and the backend read JSON files themselves and would fail. */
const byteOrderMark: FileIssue = {
  line: 1,
  problem: "The file begins with a byte order mark, which JSON does not allow.",
  fix: "Save it as UTF-8 without a byte order mark (BOM).",
};

const issueOf = (path: string, bytes: Buffer): FileIssue | undefined => {
  const text = bytes.toString("utf8");
  return (
    encodingIssue(bytes) ??
    conflict(text) ??
    (/^\uFEFF/.test(text) && path.endsWith("json") ? byteOrderMark : undefined)
  );
};

/** Reports at most one issue for each file, because later ones usually follow from the first. */
export const checkFiles = (directory: string, report: Report): void => {
  for (const path of pathsOf(directory)) {
    if (!textEndings.test(path)) continue;
    const issue = issueOf(path, readFileSync(join(directory, path)));
    if (issue !== undefined) report({ file: `content/${path}`, ...issue });
  }
};
