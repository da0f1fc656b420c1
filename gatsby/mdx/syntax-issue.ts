/** Turns remark's errors about broken MDX into messages that help an editor fix it. */
import type { IssueText } from "../content/content-issue";
import { componentRule, unknownIssue } from "./components";

/** `text` is the line at which the parser stopped. */
const explain = (rule: string, reason: string, text: string): IssueText => {
  const tag = /`<\/?(\w+)>`/.exec(reason)?.[1];
  const program = /^\s*(import|export)\b/.exec(text)?.[1];
  if (program !== undefined && reason.includes("acorn")) {
    return {
      problem: `A paragraph begins with “${program}”, which begins a program.`,
      fix: "Begin it with another word.",
    };
  }
  if (tag !== undefined && rule === "end-tag-mismatch") {
    const known = componentRule(tag);
    if (known === undefined) return unknownIssue(tag);
    if (!known.content)
      return { problem: `<${tag}> has no end.`, fix: `Write a slash before its last sign: ${known.example}` };
  }
  if (rule === "end-tag-mismatch" || rule === "unexpected-closing-slash") {
    const name = tag ?? "Tip";
    return {
      problem:
        tag === undefined ? "A tag is closed that was never opened." : `<${tag}> is not closed where it should be.`,
      fix: `Put <${name}> and </${name}> each on a line of its own, with an empty line inside, and close every one.`,
    };
  }
  if (reason.includes("expression") || reason.includes("acorn")) {
    return {
      problem: "A brace { is read as the start of program code, which a text cannot contain.",
      fix: 'Remove the braces; a fact is quoted with <Fact name="…" />.',
    };
  }
  if (reason.includes("attribute value")) {
    return {
      problem: "The value of an attribute is not in quotes.",
      fix: 'Put it in straight quotes: <Fact name="checkInFrom" />.',
    };
  }
  if (/Unexpected character `["'“”«»]?`/.test(reason) && /<\w+[^>]*=\s*["']/.test(text)) {
    return {
      problem: "A quotation mark stands within the quotes of an attribute, and ends them.",
      fix: 'Write quotation marks inside as “…” or «…»: <Tip title="The “best” time">.',
    };
  }
  if (/`!`|create a comment/.test(reason)) {
    return { problem: "There is an HTML comment.", fix: "Take it out: a text holds no comments." };
  }
  if (/create a link/.test(reason)) {
    return { problem: "An address stands in pointed brackets.", fix: "Write a link as [words](https://…)." };
  }
  return {
    problem: `The sign < begins something that is not a component (${reason.split(" (")[0] ?? reason}).`,
    fix: "Write “less than” in words, or \\< for the sign itself.",
  };
};

/** The issue for an error of the parser, with the line within the text, counted from 1. `lines` are the lines of the text. Other errors are rethrown. */
export const syntaxIssue = (error: unknown, lines: readonly string[]): IssueText & { readonly line: number } => {
  const { reason, ruleId = "", line: known } = error as { reason?: string; ruleId?: string; line?: number };
  if (reason === undefined) throw error;
  // At the end of a text, the parser names the line only in words: “(3:1-3:16)”.
  const line = known ?? Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? 1);
  return { ...explain(ruleId, reason, lines[line - 1] ?? ""), line };
};
