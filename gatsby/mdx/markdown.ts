/** Parses MDX into its Markdown tree, and explains what is refused in it. */
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Wrong, PlacedWrong } from "../content/content-issue";
import { componentRule, unknownIssue } from "./components";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The whole of a text. */
export type MarkdownRoot = ReturnType<typeof parser.parse>;

type AnyNode = MarkdownRoot["children"][number];

/** A node of a text, of the given type or of any. */
export type MarkdownNode<Type extends AnyNode["type"] = AnyNode["type"]> = Extract<AnyNode, { readonly type: Type }>;

/** A component, on lines of its own or within a sentence. */
export type MarkdownComponent = MarkdownNode<"mdxJsxFlowElement" | "mdxJsxTextElement">;

/** The Markdown tree of an MDX text. Throws remark's message, with `reason`, `line` and `ruleId`, on a syntax error. */
export const parseMdx = (source: string): MarkdownRoot => parser.parse(source);

const program: Wrong = [
  "Braces are read as program code, which a text cannot contain.",
  'Remove the braces; a fact is quoted with <Fact name="…" />.',
];
const footnote: Wrong = ["There is a footnote.", "Say it in the sentence, or in a <Tip>."];
const asFigure = 'Write <Figure src="picture.jpg" alt="What it shows" /> on a line of its own.';
export const pictureIssue: Wrong = ["A picture is written as ![…](…).", asFigure];
const asLink = "Write the link as [words](address).";

const refusals: Readonly<Record<string, Wrong>> = {
  mdxjsEsm: [
    "An “import” or “export” stands at the beginning of a line.",
    "Texts are content, not programs: remove it, or begin the line with another word.",
  ],
  mdxFlowExpression: program,
  mdxTextExpression: program,
  image: pictureIssue,
  imageReference: ["A picture is written as ![…].", asFigure],
  footnoteReference: footnote,
  footnoteDefinition: footnote,
  definition: ["An address is defined apart from its link.", asLink],
  linkReference: ["A link names its address elsewhere.", asLink],
};

const isEmpty = ({ children }: MarkdownNode<"heading" | "link">): boolean =>
  children.every((child) => child.type === "text" && child.value.trim() === "");

/** The issue of a node that texts must not contain; undefined if it is allowed. `previousDepth` is the level of the previous heading. */
export const refusalOf = (node: MarkdownNode, previousDepth: number): Wrong | undefined => {
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return ["A list has boxes to tick.", "Write “- ” without the brackets."];
  if (node.type === "link" && isEmpty(node)) return ["A link has no words.", asLink];
  if (node.type !== "heading") return refusals[node.type];
  if (isEmpty(node)) return ["A heading has no words.", "Write them behind its signs, or remove the line."];
  const { depth } = node;
  if (depth === 1) return ["A heading has one #.", "Write ##: the title of the page is its only #."];
  if (depth > 4) return [`A heading has ${depth} #.`, "Use ##, ### or ####."];
  if (depth > previousDepth + 1)
    return [
      `A heading of ${depth} # follows one of ${previousDepth}.`,
      `Use ${previousDepth + 1} #: no level is left out.`,
    ];
  return undefined;
};

/** `text` is the line at which the parser stopped. */
const explain = (rule: string, reason: string, text: string): Wrong => {
  const tag = /`<\/?(\w+)>`/.exec(reason)?.[1];
  const program = /^\s*(import|export)\b/.exec(text)?.[1];
  if (program !== undefined && reason.includes("acorn"))
    return [`A paragraph begins with “${program}”, which begins a program.`, "Begin it with another word."];
  if (tag !== undefined && rule === "end-tag-mismatch") {
    const known = componentRule(tag);
    if (known === undefined) return unknownIssue(tag);
    if (!known.content) return [`<${tag}> has no end.`, `Write a slash before its last sign: ${known.example}`];
  }
  if (rule === "end-tag-mismatch" || rule === "unexpected-closing-slash") {
    const name = tag ?? "Tip";
    return [
      tag === undefined ? "A tag is closed that was never opened." : `<${tag}> is not closed where it should be.`,
      `Put <${name}> and </${name}> each on a line of its own, with an empty line inside, and close every one.`,
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
      "A quotation mark stands within the quotes of an attribute, and ends them.",
      'Write quotation marks inside as “…” or «…»: <Tip title="The “best” time">.',
    ];
  if (/`!`|create a comment/.test(reason))
    return ["There is an HTML comment.", "Take it out: a text holds no comments."];
  if (/create a link/.test(reason))
    return ["An address stands in pointed brackets.", "Write a link as [words](https://…)."];
  return [
    `The sign < begins something that is not a component (${reason.split(" (")[0] ?? reason}).`,
    "Write “less than” in words, or \\< for the sign itself.",
  ];
};

/** The issue for an error of the parser, with the line within the text, counted from 1. `lines` are the lines of the text. Other errors are rethrown. */
export const syntaxIssue = (error: unknown, lines: readonly string[]): PlacedWrong => {
  const { reason, ruleId = "", line: known } = error as { reason?: string; ruleId?: string; line?: number };
  if (reason === undefined) throw error;
  // At the end of a text, the parser names the line only in words: “(3:1-3:16)”.
  const line = known ?? Number(/\((\d+):\d+-/.exec(reason)?.[1] ?? 1);
  return [line, ...explain(ruleId, reason, lines[line - 1] ?? "")];
};
