/** Parses MDX into its Markdown tree. */
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

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
