/** Checks every text file before it is parsed: its encoding, letters that another encoding lost or changed, and unfinished merges. */
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Report, Wrong } from "../content-issue";
import { pathsOf } from "../content-reader";

const textExtensions = /\.(?:mdx?|markdown|ya?ml|json|geojson|csv|tsv|txt|svg|html?|xml)$/i;

/** Matches text read in a wrong encoding: two letters of UTF-8 as two characters each, or a Greek word as three or more accented letters. */
const misread =
  /(?:[ÃÎÏ][\u0080-\u00bf\u2018-\u203a\u0152-\u0178]){2}|(?:[ΞΟ][\u0080-\u00bf΄-ΊΌΎΏ\u2013-\u203a]){2}|(?<!\p{L})[À-ÿ]{3,}(?!\p{L})/u;

/** Matches what a program writes for letters that its encoding lacks: U+FFFD, or words of question marks, at least three in a row. */
const lostLetters = /\ufffd|(?<![\p{L}\p{N}?!;,.…)»”])\?{2,}(?:[\s,.:!]+\?{2,}){2}/u;

const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t].*)?\r?$/gm;

/** Matches control characters other than tabs and ends of lines. Feeds with one of them cannot be read. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The first issue of a file and its position, because later ones usually follow from the first. */
const issueOf = (path: string, bytes: Buffer): readonly [position: number | undefined, ...Wrong] | undefined => {
  // UTF-16 with Latin letters and no byte order mark is valid UTF-8, but has a zero byte beside every letter.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const problem = "The file is not UTF-8: its letters would be published as wrong characters.";
    const fix =
      "Save it as UTF-8: your editor has this under “Save as” or “Encoding”. If it is a picture, export it in the format that its name says; if macOS added it (“._” in its name), delete it.";
    return [undefined, problem, fix];
  }
  const text = bytes.toString("utf8");
  const lost = lostLetters.exec(text);
  if (lost !== null) {
    const problem = `A letter was lost here and replaced by “${lost[0].slice(0, 1)}”: the file was opened or saved in another encoding than UTF-8.`;
    return [lost.index, problem, "Write the words again, or restore the file from the history, and save it as UTF-8."];
  }
  const found = misread.exec(text);
  if (found !== null) {
    const characters = text.slice(found.index, found.index + 8).split("\n")[0] ?? "";
    const problem = `Letters have become other characters here, “${characters}”: the file was opened in another encoding than UTF-8.`;
    return [found.index, problem, "Restore the file from the history, open it as UTF-8, and save it as UTF-8."];
  }
  const hidden = control.exec(text);
  if (hidden !== null) {
    const after = text.slice(hidden.index + 1, hidden.index + 21).split("\n")[0] ?? "";
    const problem = `There is an invisible control character here, before “${after}”. Such characters come with text that is copied from other programs.`;
    return [hidden.index, problem, "Delete it, or write the words around it again."];
  }
  const [first, second] = text.matchAll(marker);
  if (first !== undefined && second === undefined) {
    const problem = `The line “${first[0].trim()}” is left over from a merge.`;
    return [first.index, problem, "Delete it, and check whether the text around it is there twice."];
  }
  const unfinished =
    "A merge was left unfinished here: two versions of the text follow each other, between the lines <<<<<<<, ======= and >>>>>>>.";
  if (first !== undefined)
    return [first.index, unfinished, "Keep the version that is right; delete the other, and these lines."];
  // The content reader ignores a byte order mark. But interface texts are also read by a plugin of Gatsby, and emails by the backend, which
  // would both fail.
  if (!path.endsWith("json") || !text.startsWith("\uFEFF")) return undefined;
  const problem = "The file begins with a byte order mark, which JSON does not allow.";
  return [0, problem, "Save it as UTF-8 without a byte order mark (BOM)."];
};

export const checkFiles = (directory: string, report: Report): void => {
  for (const path of pathsOf(directory)) {
    if (!textExtensions.test(path)) continue;
    const bytes = readFileSync(join(directory, path));
    const issue = issueOf(path, bytes);
    if (issue === undefined) continue;
    const [position, ...wrong] = issue;
    const line = position === undefined ? undefined : bytes.toString("utf8").slice(0, position).split("\n").length;
    report({ file: `content/${path}`, line }, ...wrong);
  }
};
