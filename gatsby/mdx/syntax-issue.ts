/** Explains the errors of the MDX parser to editors. */
import type { PlacedWrong, Wrong } from "../content/content-issue";
import { componentRule, unknownIssue } from "./components";

/** `text` is the line at which the parser stopped. */
const explain = (rule: string, reason: string, text: string): Wrong => {
  const tag = /`<\/?(\w+)>`/.exec(reason)?.[1];
  const program = /^\s*(import|export)\b/.exec(text)?.[1];
  if (program !== undefined && reason.includes("acorn"))
    return [`A paragraph begins with “${program}”, which begins a program.`, "Begin it with another word."];
  if (tag !== undefined && rule === "end-tag-mismatch") {
    const known = componentRule(tag);
    if (known === undefined) return unknownIssue(tag);
    if (!known.content) return [`<${tag}> has no end.`, `Write a slash before its closing >: ${known.example}`];
  }
  if (rule === "end-tag-mismatch" || rule === "unexpected-closing-slash") {
    const name = tag ?? "Tip";
    return [
      tag === undefined ? "A tag is closed that was never opened." : `<${tag}> is not closed where it should be.`,
      `Put <${name}> and </${name}> each on a line of its own, with an empty line after the first and before the last, and close each tag.`,
    ];
  }
  if (reason.includes("expression") || reason.includes("acorn"))
    return [
      "A brace { is read as the start of program code, which a text cannot contain.",
      'Remove the braces; a fact is quoted with <Fact name="…" />.',
    ];
  if (reason.includes("attribute value"))
    return ["The value of an attribute is not in quotes.", 'Put it in straight quotes: <Fact name="checkInFrom" />.'];
  if (/Unexpected character `["'“”«»]?`/.test(reason) && /<\w+[^>]*=\s*["']/.test(text))
    return [
      "A quotation mark within the quotes of an attribute ends the attribute.",
      'Write quotation marks inside as “…” or «…»: <Tip title="The “best” time">.',
    ];
  if (/`!`|create a comment/.test(reason))
    return ["There is an HTML comment.", "Remove it: a text cannot contain comments."];
  if (/create a link/.test(reason)) {
    const fix = "Write a link as [words](https://…), or as [words](mailto:…) for an email address.";
    return ["An address is in angle brackets.", fix];
  }
  return [
    `The sign < begins something that is not a component (${reason.split(" (")[0] ?? reason}).`,
    "Write “less than” in words, or \\< for the sign itself.",
  ];
};

/**
 * The issue for an error of the parser, with the line within the text, counted from 1. `lines` are the lines of the
 * text. Other errors are rethrown.
 */
export const syntaxIssue = (error: unknown, lines: readonly string[]): PlacedWrong => {
  const { reason, ruleId = "", line: known } = error as { reason?: string; ruleId?: string; line?: number };
  if (reason === undefined) throw error;
  // For an error at the end of a text, the line is only in the parser's message: “(3:1-3:16)”.
  const line = known ?? Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? 1);
  return [line, ...explain(ruleId, reason, lines[line - 1] ?? "")];
};
