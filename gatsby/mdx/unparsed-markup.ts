/** Finds characters that were meant as a heading, list or link, but would be published as plain text. */
import type { IssueText } from "../content/content-issue";
import type { MarkdownNode } from "./remark";

/** Characters that look like a space but are not, as phones, word processors and web pages insert them. */
const blank = "[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]";

const beginnings: readonly (readonly [sign: RegExp, issue: IssueText])[] = [
  [
    new RegExp(`^${blank}+(?:#{1,6}|[-*+]|\\d+[.)])(?:\\s|${blank})`),
    {
      problem: "The line begins with a special space character, so that its sign is not understood.",
      fix: "Delete that character at the beginning of the line.",
    },
  ],
  [
    new RegExp(`^(?:#{1,6}|[-+]|\\d+[.)])${blank}`),
    {
      problem:
        "The sign at the beginning of the line is followed by a special space character, so that it is not understood.",
      fix: "Replace that character with an ordinary space: “## Heading”, “- entry”.",
    },
  ],
  [
    /^#{1,6}[^\s#]/,
    {
      problem: "The line begins with # and is no heading.",
      fix: "Write a space behind the signs, “## Heading”; or \\# for the sign itself.",
    },
  ],
  [
    /^[•·▪▫●○◦‣⁃∙*]\s*\S/,
    { problem: "A list is written with dots.", fix: "Begin each entry with “- ”, a hyphen and a space." },
  ],
  [
    /^[-+]\p{L}/u,
    { problem: "The line begins with a hyphen and is no list.", fix: "Write a space behind the hyphen: “- entry”." },
  ],
];

const notALink =
  /\[[^\]\n]+\]\((?!\))|\[[^\]\n]+\]\s+\((?=$|https?:|mailto:|tel:|\/|#)|\([^)\n]+\)\[(?=$|https?:|mailto:|tel:|\/)/;

const link: IssueText = {
  problem: "A link is not understood, and its brackets would be seen.",
  fix: "Write [words](address) with nothing in between, and no spaces in the address: [call us](tel:+302310123456).",
};

const emphasis: IssueText = {
  problem: "Stars or underscores are not understood, and would be seen.",
  fix: "Put **two stars** close to the words on both sides; or write \\* for the sign itself.",
};

const scheme: IssueText = {
  problem: "“mailto:” or “tel:” stands among the words, and would be seen.",
  fix: "Write the address alone, or [words](mailto:name@example.com).",
};

const issueOf = (text: string, isBeginning: boolean): IssueText | undefined => {
  const beginning = isBeginning ? beginnings.find(([sign]) => sign.test(text)) : undefined;
  if (beginning !== undefined) return beginning[1];
  if (notALink.test(text)) return link;
  if (/\b(?:mailto|tel):/.test(text)) return scheme;
  return /\*\*|__/.test(text) ? emphasis : undefined;
};

/** The first issue of a paragraph, or none. `line` counts from 0, the first line of the paragraph. */
export const unparsedMarkup = ({
  children,
}: MarkdownNode<"paragraph">): readonly (IssueText & { readonly line: number })[] => {
  let line = 0;
  for (const [index, child] of children.entries()) {
    if (child.type === "break") line += 1;
    if (child.type !== "text") continue;
    for (const [number, text] of child.value.split("\n").entries()) {
      if (number > 0) line += 1;
      const issue = issueOf(text, index === 0 || number > 0);
      // A list written with dots would have one issue per line; the first is enough.
      if (issue !== undefined) return [{ ...issue, line }];
    }
  }
  return [];
};
