/** Explains a YAML error as one issue on one line. The parser itself also reports all consequences of the error. */
import type { YAMLError } from "yaml";
import type { Wrong } from "./content-issue";

/** An issue with its line within the text, counted from 1. */
export type YamlIssue = readonly [line: number, ...Wrong];

const lineUp = "Line it up with the entries around it: two spaces for each level, and no tabs.";
const beginsWithTab: Wrong = ["The line begins with a tab.", `Put spaces in its place. ${lineUp}`];

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
    const [, spaces = found[4] ?? "", dashes = found[5] ?? "", value = found[6] ?? ""] = found;
    const rest = value.trim();
    if (/^[|>][-+\d]*(?: +#.*)?$/.test(rest)) block = indent;
    if (staysOpen(rest)) open = rest;
    const opens = (found[4] === undefined && /^(?:[&!]\S+ *)?(?:#.*)?$/.test(rest)) || rest === "";
    const inner = spaces.length + dashes.length;
    entries.push({ line: index + 1, indent, inner, opens, words: text.trim() });
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
const bareAbove = (source: string, line: number): YamlIssue | undefined => {
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

const quote = "Put the whole text in straight quotes, and write quotation marks inside it as “…” or «…».";

const innerQuote = ["A quotation mark ends the text before its end.", quote] as const;
const strangeQuote = ["The text begins with a quotation mark that YAML does not know.", quote] as const;
const colon = ["The text has a colon with a space after it.", "Put a text that contains “: ” in quotes."] as const;
const remark = ["What follows “ #” is taken for a remark.", "Put the whole text in quotes."] as const;
const ownMeaning = (sign: string) =>
  [`The text begins with “${sign}”, which has a meaning of its own here.`, "Put the whole text in quotes."] as const;

const byCode: Readonly<Record<string, Wrong>> = {
  DUPLICATE_KEY: ["The same field stands here twice.", "Remove one of the two, or give it its own name."],
  TAB_AS_INDENT: beginsWithTab,
  BAD_INDENT: ["The line is not in line with those around it.", lineUp],
};

/** The issue of a value in braces, `{ en: …, el: … }`. */
const inBraces = (value: string): Wrong | undefined => {
  if (/: *[“”«]/.test(value)) return strangeQuote;
  if (/: *(?:"(?:[^"\\]|\\.)*"|'[^']*') *[^\s,}\]]/.test(value)) return innerQuote;
  if (/: *[^"'\s{[,}][^"',}]*: /.test(value)) return colon;
  const sign = /: *([&*!%@`|>])/.exec(value)?.[1];
  if (sign !== undefined) return ownMeaning(sign);
  return /: *[^"'\s,}][^"',}]*\s#/.test(value) ? remark : undefined;
};

/** The issue of a line, found by its text alone. */
const byWords = (text: string): Wrong | undefined => {
  const value = /^\s*(?:- +)*(?:[\w-]+:\s+)?(.*)$/.exec(text)?.[1] ?? "";
  if (/^\{\s*\w+:/.test(value)) return inBraces(value);
  if (/^\s*(?:- +)*[\w-]+:[^\s/]/.test(text))
    return ["There is no space after the colon.", "Write a space after the colon of a field."];
  if (/^\s*(?:- +)*[\w-]+(?:\s+\S.*)?$/.test(text) && !/:(?:\s|$)/.test(text))
    return [
      "The line is neither a field nor part of a text.",
      "Write a field as “name: value”, with a colon and a space.",
    ];
  if (/^"(?:[^"\\]|\\.)*"\s*[^\s#,}\]]/.test(value) || /^'[^']*'\s*[^\s#,}\]]/.test(value)) return innerQuote;
  if (/^[“”«]/.test(value)) return strangeQuote;
  if (/^[&*!%@`{[|>]/.test(value)) return ownMeaning(value.slice(0, 1));
  if (/: /.test(value)) return colon;
  return /\s#/.test(text) ? remark : undefined;
};

/** The issue for the first error of a file. */
export const yamlIssue = (
  source: string,
  errors: readonly YAMLError[],
  lineAt: (offset: number) => number,
): YamlIssue => {
  const [error] = errors;
  const line = error === undefined ? 1 : lineAt(error.pos[0]);
  const lines = source.split(/\r?\n/);
  const text = lines[line - 1] ?? "";
  const indentation = misindented(source);
  // Only up to the next line: an unclosed quotation mark or bracket includes the lines below, so their indentation is not the cause.
  if (indentation !== undefined && indentation[0] <= line + 1) return indentation;
  if (error?.code === "DUPLICATE_KEY") {
    const bare = bareAbove(source, line);
    if (bare !== undefined) return bare;
  }
  if (error?.code === "MISSING_CHAR" && /quote/.test(error.message))
    return [line, "A quotation mark is opened and not closed.", "Close the quote at the end of the text."];
  if (error !== undefined && /^Flow/.test(error.message)) {
    // The parser notices an unclosed bracket only on the line below.
    const opened = line === 1 || /[[{]/.test(text) ? line : line - 1;
    const found = byWords(lines[opened - 1] ?? "");
    return [
      opened,
      ...(found ?? (["A bracket is opened and not closed.", "Close it at the end of the line."] as const)),
    ];
  }
  const known = (error && byCode[error.code]) ?? byWords(text);
  if (known !== undefined) return [line, ...known];
  return (
    indentation ?? [
      line,
      `This is not valid YAML: ${error?.message ?? ""}.`,
      "Compare it with the entries around it: indentation, quotes, brackets, colons, commas.",
    ]
  );
};
