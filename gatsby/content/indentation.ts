/** Finds lines with wrong indentation in YAML by their text alone, because the parser cannot read them. */
import type { Wrong } from "./content-issue";

/** An issue with its line within the text, counted from 1. */
export type YamlIssue = readonly [line: number, ...Wrong];

export const lineUp = "Line it up with the entries around it: two spaces for each level, and no tabs.";
export const beginsWithTab: Wrong = ["The line begins with a tab.", `Put spaces in its place. ${lineUp}`];

/** Matches a line with a field or a list entry; other lines continue the value of the line before. */
const entry = /^( *)((?:- +)*)(?:"[^"]*"|'[^']*'|[^\s"'#[{][^\s:]*(?: [^\s:]+)*)?:(?: +(.*))?$|^( *)((?:- +)+)(.*)$/;

interface Entry {
  readonly line: number;
  readonly indent: number;
  /** The indentation of its fields: after the dashes of a list entry. */
  readonly inner: number;
  /** Whether its value is on the following lines. */
  readonly opens: boolean;
  readonly words: string;
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Whether a bracket or quotation mark is not closed on this line. */
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
    if (found === null) return;
    const [, before = found[4] ?? "", dashes = found[5] ?? "", value = found[6] ?? ""] = found;
    const rest = value.trim();
    if (/^[|>][-+\d]*(?: +#.*)?$/.test(rest)) block = indent;
    if (staysOpen(rest)) open = rest;
    const opens = rest === "" || (found[4] === undefined && /^(?:[&!]\S+ *)?(?:#.*)?$/.test(rest));
    entries.push({ line: index + 1, indent, inner: before.length + dashes.length, opens, words: text.trim() });
  });
  return entries;
};

const spaces = (number: number): string =>
  number === 0 ? "at the very left" : number === 1 ? "1 space in" : `${number} spaces in`;

const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 40)}…` : words);

/** The issue of the first line with wrong indentation (two spaces for each level); undefined if there is none. */
export const misindented = (source: string): YamlIssue | undefined => {
  const lines = source.split(/\r?\n/);
  const entries = entriesOf(lines.map((text) => text.replace(/^[ \t]+/, (blank) => blank.replaceAll("\t", "  "))));
  const tab = lines.findIndex((text) => /^ *\t/.test(text) && text.trim() !== "") + 1;
  if (entries.some(({ line }) => line === tab)) return [tab, ...beginsWithTab];
  const blank = lines.findIndex((text) => /^ *[^\S \t]\s*\S/u.test(text)) + 1;
  if (blank !== 0) {
    const problem = "The line begins with a blank that is no space, as word processors write it.";
    return [blank, problem, `Delete the blank and write spaces. ${lineUp}`];
  }
  const levels: number[] = [];
  for (const [index, { line, indent, inner }] of entries.entries()) {
    const before = entries[index - 1];
    const problem = `This line stands ${spaces(indent)}`;
    if (before === undefined) {
      if (indent !== 0) return [line, `${problem}, and nothing stands above it.`, "Begin it at the very left."];
    } else if (indent > before.inner) {
      const above = `“${short(before.words)}”`;
      const itself = spaces(before.inner);
      if (!before.opens) return [line, `${problem}, and ${above} above it stands ${itself}.`, lineUp];
      if (indent !== before.inner + 2)
        return [line, `${problem}, and ${above}, to which it belongs, ${itself}.`, lineUp];
    } else if (indent < before.inner && !levels.includes(indent)) {
      return [line, `${problem}, where nothing above it stands.`, lineUp];
    }
    while (levels.length > 0 && (levels.at(-1) ?? 0) > indent) levels.pop();
    levels.push(indent, inner);
  }
  return undefined;
};

/** The issue of the last field at or above a line that should have a value on the following lines, but has none. */
export const bareAbove = (source: string, line: number): YamlIssue | undefined => {
  const entries = entriesOf(source.split(/\r?\n/));
  const bare = entries.findLast(
    (one, index) => one.line <= line && one.opens && (entries[index + 1]?.indent ?? 0) <= one.inner,
  );
  if (bare === undefined) return undefined;
  const problem = `Nothing belongs to “${bare.words.replace(/\s*#.*$/, "")}”.`;
  return [
    bare.line,
    problem,
    "Write what belongs to it on the lines below, two spaces further in than it stands itself.",
  ];
};
