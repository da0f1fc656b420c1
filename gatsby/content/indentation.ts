/** Finds lines with wrong indentation, and fields without a value, in the text of a YAML file. */
import { cutText } from "../../src/lib/text/cut-text";
import type { PlacedWrong, Wrong } from "./content-issue";

export const lineUp = "Line it up with the entries around it: two spaces for each level, and no tabs.";
export const beginsWithTab: Wrong = ["The line begins with a tab.", `Replace it with spaces. ${lineUp}`];

/** Matches a line with a field or a list entry; other lines continue the value of the line before. */
const entry = /^( *)((?:- +)*)(?:"[^"]*"|'[^']*'|[^\s"'#[{][^\s:]*(?: [^\s:]+)*)?:(?: +(.*))?$|^( *)((?:- +)+)(.*)$/;

interface Entry {
  readonly line: number;
  readonly indent: number;
  /** The indentation of its fields; in a list entry, the column after the dashes. */
  readonly inner: number;
  /** Whether its value should be on the next lines, because none follows the colon or the dash. */
  readonly opens: boolean;
  readonly text: string;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether the value begins with a bracket or quotation mark that is not closed. */
const staysOpen = (value: string): boolean => {
  if (/^[[{]/.test(value)) {
    const bare = value.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, "");
    return count(bare, /[[{]/g) > count(bare, /[\]}]/g);
  }
  if (value.startsWith('"')) return !/^"(?:[^"\\]|\\.)*"/.test(value);
  return value.startsWith("'") && !/^'(?:[^']|'')*'/.test(value);
};

const entriesOf = (lines: readonly string[]): Entry[] => {
  const entries: Entry[] = [];
  let block: number | undefined;
  let open = "";
  lines.forEach((text, index) => {
    const indent = text.length - text.trimStart().length;
    if (text.trim() === "" || text.trimStart().startsWith("#")) return;
    if (block !== undefined && indent > block) return;
    block = undefined;
    if (open !== "") {
      open += `\n${text}`;
      if (!staysOpen(open)) open = "";
      return;
    }
    const found = entry.exec(text);
    if (found === null) {
      if (!/^\s*[[{]/.test(text)) return;
      // Prettier puts the opening bracket of a long value on the line below its field.
      const field = entries.pop();
      if (field !== undefined) entries.push({ ...field, opens: false });
      if (staysOpen(text.trim())) open = text.trim();
      return;
    }
    const [, before = found[4] ?? "", dashes = found[5] ?? "", value = found[6] ?? ""] = found;
    const rest = value.trim();
    if (/^[|>][-+\d]*(?: +#.*)?$/.test(rest)) block = indent;
    if (staysOpen(rest)) open = rest;
    const opens = rest === "" || (found[4] === undefined && rest.startsWith("#"));
    entries.push({ line: index + 1, indent, inner: before.length + dashes.length, opens, text: text.trim() });
  });
  return entries;
};

const indented = (spaces: number): string =>
  spaces === 0 ? "not indented" : `indented by ${spaces} ${spaces === 1 ? "space" : "spaces"}`;

const short = (text: string): string => (text.length > 40 ? `${cutText(text, 40)}…` : text);

/** The issue of the first line with wrong indentation (two spaces for each level); undefined if there is none. */
export const misindented = (source: string): PlacedWrong | undefined => {
  const lines = source.split(/\r?\n/);
  const entries = entriesOf(lines.map((text) => text.replace(/^[ \t]+/, (blank) => blank.replaceAll("\t", "  "))));
  const tab = lines.findIndex((text) => /^ *\t/.test(text) && text.trim() !== "") + 1;
  if (entries.some(({ line }) => line === tab)) return [tab, ...beginsWithTab];
  const blank = lines.findIndex((text) => /^ *(?:[^\S \t]|[\u200b-\u200d\u2060])\s*\S/u.test(text)) + 1;
  if (blank !== 0) {
    const problem = "The line begins with a special space character, such as word processors insert.";
    return [blank, problem, `Replace it with ordinary spaces. ${lineUp}`];
  }
  const levels: number[] = [];
  for (const [index, { line, indent, inner, text }] of entries.entries()) {
    if (/^-[\w-]+:(?: |$)/.test(text))
      return [
        line,
        "There is no space after the dash.",
        "Write a space between the dash of a list entry and its text.",
      ];
    const before = entries[index - 1];
    const problem = `This line is ${indented(indent)}`;
    if (before === undefined) {
      if (indent !== 0) return [line, `${problem}, but it is the first line.`, "Delete the spaces before it."];
    } else if (indent > before.inner) {
      const above = `“${short(before.text)}”`;
      const itself = indented(before.inner);
      if (!before.opens) return [line, `${problem}, but ${above} above it is ${itself}.`, lineUp];
      if (indent !== before.inner + 2)
        return [line, `${problem}, but ${above}, which it belongs to, is ${itself}.`, lineUp];
    } else if (indent < before.inner && !levels.includes(indent)) {
      return [line, `${problem}, but no line above it is.`, lineUp];
    }
    while (levels.length > 0 && (levels.at(-1) ?? 0) > indent) levels.pop();
    levels.push(indent, inner);
  }
  return undefined;
};

/** The issue of the last field at or above a line that has no value, neither after the colon nor on the next lines. */
export const bareAbove = (source: string, line: number): PlacedWrong | undefined => {
  const entries = entriesOf(source.split(/\r?\n/));
  const bare = entries.findLast(
    (one, index) => one.line <= line && one.opens && (entries[index + 1]?.indent ?? 0) <= one.inner,
  );
  if (bare === undefined) return undefined;
  const problem = `“${bare.text.replace(/\s*#.*$/, "")}” has no value.`;
  return [bare.line, problem, "Write its value on the next lines, indented by two more spaces."];
};
