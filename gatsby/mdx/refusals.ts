/** Which nodes of Markdown are rejected, with a message. */
import type { IssueText } from "../content/content-issue";
import type { MarkdownNode } from "./remark";

const program: IssueText = {
  problem: "Braces are read as program code, which a text cannot contain.",
  fix: 'Remove the braces; a fact is quoted with <Fact name="…" />.',
};
const footnote: IssueText = { problem: "There is a footnote.", fix: "Say it in the sentence, or in a <Tip>." };
const asFigure = 'Write <Figure src="picture.jpg" alt="What it shows" /> on a line of its own.';
export const pictureIssue: IssueText = { problem: "A picture is written as ![…](…).", fix: asFigure };
const asLink = "Write the link as [words](address).";

const refusals: Readonly<Record<string, IssueText>> = {
  mdxjsEsm: {
    problem: "An “import” or “export” stands at the beginning of a line.",
    fix: "Texts are content, not programs: remove it, or begin the line with another word.",
  },
  mdxFlowExpression: program,
  mdxTextExpression: program,
  image: pictureIssue,
  imageReference: { problem: "A picture is written as ![…].", fix: asFigure },
  footnoteReference: footnote,
  footnoteDefinition: footnote,
  definition: { problem: "An address is defined apart from its link.", fix: asLink },
  linkReference: { problem: "A link names its address elsewhere.", fix: asLink },
};

const isEmpty = ({ children }: MarkdownNode<"heading" | "link">): boolean =>
  children.every((child) => child.type === "text" && child.value.trim() === "");

/** The issue of a node that texts must not contain; undefined if it is allowed. `previousDepth` is the level of the previous heading. */
export const refusalOf = (node: MarkdownNode, previousDepth: number): IssueText | undefined => {
  if (node.type === "listItem" && typeof node.checked === "boolean") {
    return { problem: "A list has boxes to tick.", fix: "Write “- ” without the brackets." };
  }
  if (node.type === "link" && isEmpty(node)) return { problem: "A link has no words.", fix: asLink };
  if (node.type !== "heading") return refusals[node.type];
  if (isEmpty(node))
    return { problem: "A heading has no words.", fix: "Write them behind its signs, or remove the line." };
  const { depth } = node;
  if (depth === 1) return { problem: "A heading has one #.", fix: "Write ##: the title of the page is its only #." };
  if (depth > 4) return { problem: `A heading has ${depth} #.`, fix: "Use ##, ### or ####." };
  if (depth > previousDepth + 1) {
    return {
      problem: `A heading of ${depth} # follows one of ${previousDepth}.`,
      fix: `Use ${previousDepth + 1} #: no level is left out.`,
    };
  }
  return undefined;
};
