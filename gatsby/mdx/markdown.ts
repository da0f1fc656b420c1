/** Parses MDX into its Markdown tree, and refuses what texts must not contain. */
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Wrong } from "../content/content-issue";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The root of a text's tree. */
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
    "A line begins with “import” or “export”.",
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
  if (isEmpty(node)) return ["A heading has no words.", "Write them after the signs, or remove the line."];
  const { depth } = node;
  if (depth === 1) return ["A heading has one #.", "Write ##: the title of the page is its only #."];
  if (depth > 4) return [`A heading has ${depth} #.`, "Use ##, ### or ####."];
  if (depth > previousDepth + 1)
    return [
      `A heading of ${depth} # follows one of ${previousDepth}.`,
      `Use ${previousDepth + 1} #: headings skip no level.`,
    ];
  return undefined;
};
