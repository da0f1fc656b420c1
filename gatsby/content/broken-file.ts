/**
 * Explains why a file is not valid YAML or JSON, with one issue on one line: the parser's first error, since the others may follow from it.
 */
import type { YAMLError } from "yaml";
import { reasonOf } from "../reason-of";
import type { PlacedWrong, Report, Wrong } from "./content-issue";
import { bareAbove, beginsWithTab, lineUp, misindented } from "./indentation";

const quote = "Put the whole text in straight quotes, and write quotation marks inside it as “…” or «…».";

const innerQuote = ["A quotation mark within the text ends it too early.", quote] as const;
const strangeQuote = ["The text begins with a quotation mark that YAML does not know.", quote] as const;
const colon = ["The text has a colon with a space after it.", "Put a text that contains “: ” in quotes."] as const;
const endColon = ["The text ends in a colon.", "Put the whole text in quotes."] as const;
const noComma = ["A comma is missing between two fields.", "Write one before the second: { en: …, el: … }."] as const;
const backslash = [
  "A backslash has a special meaning in double quotes.",
  "Put the text in single quotes, or write two backslashes.",
] as const;
const outdented = [
  "The quoted text continues on the next line, which is not indented.",
  "Write the text on one line, or indent its other lines by two spaces more than its field.",
] as const;
const comment = ["Everything after “ #” is read as a comment.", "Put the whole text in quotes."] as const;
/** The issue of a missing value: YAML reads its “#” (as in a colour) as the beginning of a comment. */
export const valueInComment = (lost: string): Wrong => [
  `The value is missing: “#” begins a comment, so “${lost}” is read as one.`,
  `Put it in quotes: "${lost}".`,
];
/** The issue of a text that begins with a character that has a meaning in YAML. */
export const specialCharacter = (character: string) =>
  [`The text begins with “${character}”, which has a special meaning here.`, "Put the whole text in quotes."] as const;

export const noSpace = ["There is no space after the colon.", "Write a space after the colon of a field."] as const;
const specialSpace = [
  "There is a special space after the colon, such as word processors insert.",
  "Replace it with an ordinary space.",
] as const;
const openQuote = [
  "A quotation mark is opened, but not closed.",
  "Add the closing one at the end of the text.",
] as const;
const openBracket = ["A bracket is opened, but not closed.", "Close it at the end of the line."] as const;
export const fieldTwice = ["This field appears twice.", "Remove one of the two, or rename it."] as const;

const byCode: Readonly<Record<string, Wrong>> = {
  DUPLICATE_KEY: fieldTwice,
  TAB_AS_INDENT: beginsWithTab,
  BAD_DQ_ESCAPE: backslash,
  BAD_INDENT: ["The line is not aligned with those around it.", lineUp],
};

const isTextField = /^(?:en|el|title|description)$/;

const withoutQuoted = (text: string): string => text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, "");

/** The first value in the line that is a colour without quotes, also in braces or brackets. Colours in texts and comments are ignored. */
const bareColour = (line: string): string | undefined =>
  /[:[,] *(#[0-9a-f]{3,8})(?![^\s,}\]])/i.exec(withoutQuoted(line).replace(/(?:^|\s)#\s.*/, ""))?.[1];

/**
 * Whether a comma is missing between two fields in braces: the first is followed by “;” or directly by the second. After an unquoted text of
 * `en:`, only `el:` counts as the second, because `{ en: We say: this` lacks quotes, not a comma.
 */
const lacksComma = (value: string): boolean => {
  if (/: *(?:"(?:[^"\\]|\\.)*"|'[^']*') *(?:;|[\w-]+: )/.test(value) || /\ben: [^"',{}]* el: /.test(value)) return true;
  if (/[}\]] *(?:;|[\w-]+: )/.test(withoutQuoted(value))) return true;
  const [, name = "", sign = ""] = /[{,] *([\w-]+): *[^\s"'{}[\],;]+(;| +[\w-]+: )/.exec(value) ?? [];
  return sign !== "" && !isTextField.test(name);
};

/** The issue of a value in braces, `{ en: …, el: … }`. */
const inBraces = (value: string): Wrong | undefined => {
  if (/: *[“”«]/.test(value)) return strangeQuote;
  if (/: *#/.test(withoutQuoted(value))) return comment;
  if (lacksComma(value)) return noComma;
  if (/: *(?:"(?:[^"\\]|\\.)*"|'[^']*') *[^\s,}\]]/.test(value)) return innerQuote;
  if (/: *[^"'\s{[,}][^"',}]*: /.test(value)) return colon;
  const character = /: *([&*!%@`|>])/.exec(value)?.[1];
  if (character !== undefined) return specialCharacter(character);
  return /: *[^"'\s,}][^"',}]*\s#/.test(value) ? comment : undefined;
};

const byLine = (text: string): Wrong | undefined => {
  const value = /^\s*(?:- +)*(?:[\w-]+:\s+)?(.*)$/.exec(text)?.[1] ?? "";
  if (/^\{\s*\w+:/.test(value)) return inBraces(value);
  if (/^\s*(?:- +)*[\w-]+:(?:[^\S \t]|[\u200b-\u200d\u2060])/u.test(text)) return specialSpace;
  if (/^\s*(?:- +)*[\w-]+:[^\s/]/.test(text)) return noSpace;
  const fix = "Write a field as “name: value”, with a colon and a space.";
  if (/^\s*(?:- +)*[\w-]+(?:\s+\S.*)?$/.test(text) && !/:(?:\s|$)/.test(text))
    return ["The line is neither a field nor part of a text.", fix];
  if (/^"(?:[^"\\]|\\.)*"\s*[^\s#,}\]]/.test(value) || /^'[^']*'\s*[^\s#,}\]]/.test(value)) return innerQuote;
  if (/^[“”«]/.test(value)) return strangeQuote;
  if (/^[-?] /.test(value)) return specialCharacter(value.slice(0, 1));
  if (/^[&*!%@`{[|>]/.test(value)) return specialCharacter(value.slice(0, 1));
  if (/: /.test(value)) return colon;
  if (/[^:]:$/.test(value.trimEnd())) return endColon;
  return /\s#/.test(text) ? comment : undefined;
};

/** The issue of a field that begins a list entry but has no dash, so that it seems to belong to the entry above it, which has the same field. */
const dashMissing = (lines: readonly string[], line: number): Wrong | undefined => {
  const [, blank = "", name = ""] = /^( *)([\w-]+):/.exec(lines[line - 1] ?? "") ?? [];
  const opening = lines
    .slice(0, line - 1)
    .findLast((text) => /^ *- /.test(text) && text.search(/[^\s-]/) === blank.length);
  if (name === "" || opening?.slice(blank.length).startsWith(`${name}:`) !== true) return undefined;
  const fix = `If a new entry of the list begins here, write a dash before it: “- ${name}: …”. If not, remove one of the two.`;
  return ["This field appears twice in the same entry of the list.", fix];
};

/** The issue for the first error of a file. */
export const yamlIssue = (source: string, error: YAMLError, lineAt: (offset: number) => number): PlacedWrong => {
  const line = lineAt(error.pos[0]);
  const lines = source.split(/\r?\n/);
  const text = lines[line - 1] ?? "";
  // The nearest line above that is neither empty nor a comment: if it leaves a bracket open, the error is reported on this line.
  const above = lines.slice(0, line - 1).findLastIndex((one) => /^\s*[^\s#]/.test(one)) + 1;
  for (const place of [above, line]) {
    const colour = bareColour(lines[place - 1] ?? "");
    if (colour !== undefined) return [place, ...valueInComment(colour)];
  }
  const indentation = misindented(source);
  // Wrong indentation further below is not the cause: after an unclosed quotation mark, those lines belong to the text.
  if (indentation !== undefined && indentation[0] <= line + 1) return indentation;
  if (error.code === "DUPLICATE_KEY") {
    const bare = bareAbove(source, line);
    if (bare !== undefined) return bare;
    const dash = dashMissing(lines, line);
    if (dash !== undefined) return [line, ...dash];
  }
  if (error.code === "MISSING_CHAR" && /quote/.test(error.message)) {
    const below = lines[line] ?? "";
    const isClosedBelow = /^[^"]*"\s*$/.test(below) && !/^\s*(?:- +)*[\w-]+: /.test(below);
    return [line, ...(isClosedBelow ? outdented : openQuote)];
  }
  if (/^Flow/.test(error.message)) {
    const opened = above === 0 || /[[{]/.test(text) ? line : above;
    return [opened, ...(byLine(lines[opened - 1] ?? "") ?? openBracket)];
  }
  const known = byCode[error.code] ?? byLine(text);
  if (known !== undefined) return [line, ...known];
  const fix = "Compare it with the entries around it: indentation, quotes, brackets, colons, commas.";
  return indentation ?? [line, `This is not valid YAML: ${error.message}.`, fix];
};

/**
 * For an unexpected character, Node's message contains no position, only an excerpt: this many characters before and after the
 * character or, if the file is very short, its whole text.
 */
const excerptMargin = 10;
const unexpected = /^(Unexpected token '([^]+?)'), (\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/;

const firstErrorOf = (source: string, message: string) => {
  const [whole, reason = "", sign = "", dots, excerpt = ""] = unexpected.exec(message) ?? [];
  if (whole !== undefined) {
    // Without leading dots, the excerpt begins at the start of the file. The first match is wrong only if valid text before it has the same
    // characters.
    const position = dots === undefined ? source.indexOf(sign) : source.indexOf(excerpt) + excerptMargin;
    return { reason, position };
  }
  // A message about an unexpected end of the file may have no position.
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? source.length);
  return { reason: message, position };
};

/**
 * Whether the source is valid JSON; reports an issue if not. The YAML parser, which reads JSON files too, accepts some that are invalid.
 */
export const checkJson = (name: string, source: string, report: Report): boolean => {
  try {
    JSON.parse(source);
    return true;
  } catch (error) {
    const { reason, position } = firstErrorOf(source, reasonOf(error));
    // Empty lines at the end of the file do not count: there is nothing to fix in them.
    const line = source.trimEnd().slice(0, position).split("\n").length;
    const fix =
      'Look at this line and the one before: straight quotes ("), a comma between entries and none after the last.';
    report({ file: name, line }, `This is not valid JSON: ${reason}.`, fix);
    return false;
  }
};
