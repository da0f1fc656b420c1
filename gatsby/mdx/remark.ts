/** Parses MDX into its Markdown tree. */
import { loadModule } from "../load-module";

/** The parts of a Markdown node that this build reads. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
  /** For headings: 1 to 6. */
  readonly depth?: number;
  /** For links and pictures. */
  readonly url?: string;
  readonly title?: string | null;
  /** For lists. */
  readonly ordered?: boolean;
  readonly start?: number | null;
  readonly spread?: boolean;
  /** For list items: whether the box of a task list is ticked. */
  readonly checked?: boolean | null;
  /** For code: its language. */
  readonly lang?: string | null;
  /** For components. */
  readonly name?: string | null;
  readonly attributes?: readonly MarkdownAttribute[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** An attribute `name="value"`. A value in braces is an object, a spread has no name, and an attribute without a value has null. */
export interface MarkdownAttribute {
  readonly name?: string;
  readonly value?: unknown;
}

interface Parser {
  use(plugin: unknown): Parser;
  parse(source: string): MarkdownNode;
}

let parser: Parser | undefined;

const prepare = (): Parser => {
  const { unified } = loadModule("unified") as { unified: () => Parser };
  const plugins = ["remark-parse", "remark-gfm", "remark-mdx"].map((name) => loadModule(name) as { default: unknown });
  return plugins.reduce((chain, plugin) => chain.use(plugin.default), unified());
};

/** The Markdown tree of an MDX text. Throws remark's message, with `reason`, `line` and `ruleId`, on a syntax error. */
export const parseMdx = (source: string): MarkdownNode => {
  parser ??= prepare();
  return parser.parse(source);
};
