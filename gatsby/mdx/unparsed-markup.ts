/** Finds characters that were meant as a heading, list, table, link, picture or emphasis, but would be published as plain text. */
import type { PlacedWrong, Wrong } from "../content/content-issue";
import { type MarkdownNode, pictureIssue } from "./markdown";

/** Characters that look like a space or are invisible. Phones, word processors and web pages insert them. */
const blank = "[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]";

const beginnings: readonly (readonly [sign: RegExp, ...Wrong])[] = [
  [
    new RegExp(`^${blank}+(?:#{1,6}|[-*+]|\\d+[.)])(?:\\s|${blank})`),
    "The line begins with a special space character, which hides its sign (#, -, 1.).",
    "Delete that character at the beginning of the line.",
  ],
  [
    new RegExp(`^(?:#{1,6}|[-*+]|\\d+[.)])${blank}`),
    "The sign at the beginning of the line is followed by a special space character, so that it is not recognized.",
    "Replace that character with an ordinary space: “## Heading”, “- entry”.",
  ],
  [
    /^#{1,6}[^\s#]|^#{7}/,
    "The line begins with # and is not a heading.",
    "Write a space after the signs, “## Heading”; or \\# for the sign itself.",
  ],
  [/^[•·▪▫●○◦‣⁃∙]\s*\S/, "A list is written with dots.", "Begin each entry with “- ”, a hyphen and a space."],
  [
    /^\*{1,2}[^*\s]/,
    "The line begins with a star, and is neither a list nor emphasis.",
    "Begin an entry of a list with “- ”; write as many stars after emphasized words as before them, “**words**”; or \\* for the sign itself.",
  ],
  [
    /^(?:[-+]|\d+[.)])\p{L}/u,
    "The line begins like an entry of a list, and is not one.",
    "Write a space after its sign: “- entry”, “1. entry”.",
  ],
  [
    /^\|/,
    "A table is not recognized, and its signs would be shown as text.",
    "Put an empty line above it, and | --- | --- | below its first line, one --- for each column.",
  ],
];

const notALink =
  /\[[^\]\n]+\]\((?!\))|\[[^\]\n]+\]\s+\((?=$|https?:|mailto:|tel:|\/|#)|\[[^\]\n]+\]\[[^\]\n]+\]|\([^)\n]+\)\[(?=$|https?:|mailto:|tel:|\/)/;

const link: Wrong = [
  "A link is not recognized, and its brackets would be shown as text.",
  "Write [words](address) with nothing in between, and no spaces in the address: [call us](tel:+302310123456).",
];

const emphasis: Wrong = [
  "Stars or underscores are not recognized, and would be shown as text.",
  "Put **two stars** close to the words on both sides; or write \\* for the sign itself.",
];

const scheme: Wrong = [
  "“mailto:” or “tel:” is in the text, and would be shown as text.",
  "Write the address alone, or [words](mailto:name@example.com).",
];

const dash = /^[–—]\s/;

const dashes: Wrong = [
  "Lines that begin with a dash would run together.",
  "Begin each entry of a list with “- ”, a hyphen and a space; or put an empty line between them.",
];

const issueOf = (text: string, isBeginning: boolean): Wrong | undefined => {
  const beginning = isBeginning ? beginnings.find(([sign]) => sign.test(text)) : undefined;
  if (beginning !== undefined) return [beginning[1], beginning[2]];
  if (/!\[[^\]\n]*\]\s*\(/.test(text)) return pictureIssue;
  if (notALink.test(text)) return link;
  if (/\b(?:mailto|tel):/.test(text)) return scheme;
  return /\*\*|__/.test(text) ? emphasis : undefined;
};

const isEmphasis = (node: MarkdownNode | undefined): boolean => node?.type === "emphasis" || node?.type === "strong";

/** The issue of a text that begins or ends with a sign meant for the link or emphasis next to it. */
const issueBeside = (text: string, before?: MarkdownNode, after?: MarkdownNode): Wrong | undefined => {
  if (after?.type === "link" && text.endsWith("]")) return link;
  const isPart = (isEmphasis(before) && /^[*_]/.test(text)) || (isEmphasis(after) && /[*_]$/.test(text));
  return isPart ? emphasis : undefined;
};

const escaped = /\\[!-/:-@[-`{-~]/g;

/**
 * The lines of a text. Escaped signs (“\#”) are meant as plain text: a line that has any is read from the source, and
 * each is replaced by a letter.
 */
const linesOf = ({ position, value }: MarkdownNode<"text">, source: readonly string[]): readonly string[] => {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  return value.split("\n").map((text, number) => {
    const line = start.line + number;
    const whole = (source[line - 1] ?? "").slice(0, line === end.line ? end.column - 1 : undefined);
    const written = number === 0 ? whole.slice(start.column - 1) : whole.replace(/^[ \t>]+/, "");
    return written.search(escaped) < 0 ? text : written.replaceAll(escaped, "x");
  });
};

/** The first issue of a paragraph, or none; its line counts from 0. `source` are the lines of the text that the paragraph belongs to. */
export const unparsedMarkup = (
  { children }: MarkdownNode<"paragraph">,
  source: readonly string[],
): readonly PlacedWrong[] => {
  const [first] = children;
  const isDashed = first?.type === "text" && dash.test(first.value);
  let line = 0;
  for (const [index, child] of children.entries()) {
    if (child.type === "break") line += 1;
    if (child.type !== "text") continue;
    const lines = linesOf(child, source);
    const [before, after] = [children[index - 1], children[index + 1]];
    for (const [number, text] of lines.entries()) {
      if (number > 0) line += 1;
      const issue =
        issueOf(text, index === 0 || number > 0) ??
        (number > 0 && isDashed && dash.test(text) ? dashes : undefined) ??
        issueBeside(text, number === 0 ? before : undefined, number === lines.length - 1 ? after : undefined);
      // A list written with dots would have one issue per line; the first is enough.
      if (issue !== undefined) return [[line, ...issue]];
    }
  }
  return [];
};
