/** Finds characters that were meant as a heading, list or link, but would be published as plain text. */
import type { IssueText } from "../content/content-issue";
import type { MarkdownNode } from "./remark";

/** Characters that look like a space but are not, as phones, word processors and web pages insert them. */
const blank = "[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]";

const beginnings: readonly (readonly [sign: RegExp, issue: IssueText])[] = [
  [
    new RegExp(`^${blank}+(?:#{1,6}|[-*+]|\\d+[.)])(?:\\s|${blank})`),
    {
      problem: "The line begins with a blank that is no space, so that its sign is not understood.",
      fix: "Delete the blank at the beginning of the line.",
    },
  ],
  [
    new RegExp(`^(?:#{1,6}|[-+]|\\d+[.)])${blank}`),
    {
      problem:
        "Behind the sign at the beginning of the line stands a blank that is no space, so that the sign is not understood.",
      fix: "Delete the blank and write a space: “## Heading”, “- entry”.",
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

/** The first issue of a paragraph, or none. `line` counts from 0, the first line of the paragraph. */
export const unparsedMarkup = (paragraph: MarkdownNode): readonly (IssueText & { readonly line: number })[] => {
  const issues: (IssueText & { readonly line: number })[] = [];
  let line = 0;
  (paragraph.children ?? []).forEach(({ type, value = "" }, index) => {
    if (type === "break") line += 1;
    if (type !== "text") return;
    value.split("\n").forEach((text, number) => {
      if (number > 0) line += 1;
      const isBeginning = index === 0 || number > 0;
      const beginning = isBeginning ? beginnings.find(([sign]) => sign.test(text)) : undefined;
      if (beginning !== undefined) issues.push({ ...beginning[1], line });
      else if (notALink.test(text)) issues.push({ ...link, line });
      else if (/\b(?:mailto|tel):/.test(text)) issues.push({ ...scheme, line });
      else if (/\*\*|__/.test(text)) issues.push({ ...emphasis, line });
    });
  });
  // A list written with dots would have one issue per line; the first is enough.
  return issues.slice(0, 1);
};
