/**
 * Parses MDX into its Markdown tree. The remark packages are ES modules only; Node's own `require` loads them in every place
 * this code runs: in Gatsby's CommonJS bundle, under tsx and inside jest, whose module loaders would each need a flag.
 */
import { resolve } from "node:path";

/** The parts of a Markdown node that this build reads. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
  /** Of headings, 1 to 6. */
  readonly depth?: number;
  /** Of links and pictures. */
  readonly url?: string;
  readonly title?: string | null;
  /** Of lists. */
  readonly ordered?: boolean;
  readonly start?: number | null;
  readonly spread?: boolean;
  /** Of list items: a task's tick. */
  readonly checked?: boolean | null;
  /** Of code: its language. */
  readonly lang?: string | null;
  /** Of components. */
  readonly name?: string | null;
  readonly attributes?: readonly MarkdownAttribute[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** `name="value"`; a value in braces is an object, a spread has no name, a bare name has the value null. */
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
  const { createRequire } = process.getBuiltinModule("node:module");
  const load = createRequire(resolve(process.cwd(), "package.json"));
  const { unified } = load("unified") as { unified: () => Parser };
  const plugins = ["remark-parse", "remark-gfm", "remark-mdx"].map((name) => load(name) as { default: unknown });
  return plugins.reduce((chain, plugin) => chain.use(plugin.default), unified());
};

/** The Markdown tree of an MDX text. Throws remark's message, with `reason`, `line` and `ruleId`, on a syntax error. */
export const parseMdx = (source: string): MarkdownNode => {
  parser ??= prepare();
  return parser.parse(source);
};
